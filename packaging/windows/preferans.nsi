; The installer for one user, without an administrator. pack.py defines:
;   VERSION  the version, as 1.2.3
;   FILES    the folder of the frozen program
;   ICON     the icon, .ico
;   TO       the installer to write

Unicode true
SetCompressor /SOLID lzma
RequestExecutionLevel user
ManifestDPIAware true

!include MUI2.nsh
!include FileFunc.nsh

!define FOLDERS "Software\Preferans"
!define CLASSES "Software\Classes"
!define KIND "Preferans.Match"
!define LIST "Software\Microsoft\Windows\CurrentVersion\Uninstall\Preferans"
; What Windows calls when kinds of files have changed
!define TELL_KINDS "System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'"

Name "Preferans"
OutFile "${TO}"
InstallDir "$LOCALAPPDATA\Programs\Preferans"
InstallDirRegKey HKCU "${FOLDERS}" "Folder"
BrandingText "Preferans ${VERSION}"

VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=0 "ProductName" "Preferans"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileDescription" "Preferans"
VIAddVersionKey /LANG=0 "LegalCopyright" "The Preferans authors, MIT"

; Pages: the language is that of Windows

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_COMPONENTSPAGE_NODESC
!define MUI_FINISHPAGE_RUN "$INSTDIR\preferans-qt.exe"

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Russian"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_LANGUAGE "Swedish"
!insertmacro MUI_LANGUAGE "Spanish"

LangString ENTRY ${LANG_ENGLISH} "Play Preferans offline against thinking opponents"
LangString ENTRY ${LANG_RUSSIAN} "Играйте в преферанс без сети с думающими соперниками"
LangString ENTRY ${LANG_POLISH} "Graj w preferansa bez sieci z myślącymi przeciwnikami"
LangString ENTRY ${LANG_SWEDISH} "Spela preferans utan nät mot motståndare som tänker"
LangString ENTRY ${LANG_SPANISH} "Juegue al preferans sin conexión contra rivales que piensan"

LangString MATCH ${LANG_ENGLISH} "Preferans match"
LangString MATCH ${LANG_RUSSIAN} "Партия в преферанс"
LangString MATCH ${LANG_POLISH} "Partia preferansa"
LangString MATCH ${LANG_SWEDISH} "Parti preferans"
LangString MATCH ${LANG_SPANISH} "Partida de preferans"

LangString PROGRAM ${LANG_ENGLISH} "The program"
LangString PROGRAM ${LANG_RUSSIAN} "Программа"
LangString PROGRAM ${LANG_POLISH} "Program"
LangString PROGRAM ${LANG_SWEDISH} "Programmet"
LangString PROGRAM ${LANG_SPANISH} "El programa"

LangString MATCHES ${LANG_ENGLISH} "All matches and settings too"
LangString MATCHES ${LANG_RUSSIAN} "А также все партии и настройки"
LangString MATCHES ${LANG_POLISH} "Także wszystkie partie i ustawienia"
LangString MATCHES ${LANG_SWEDISH} "Även alla partier och inställningar"
LangString MATCHES ${LANG_SPANISH} "También todas las partidas y los ajustes"

LangString RUNNING ${LANG_ENGLISH} "Preferans is running. Close it and try again."
LangString RUNNING ${LANG_RUSSIAN} "Преферанс запущен. Закройте его и повторите попытку."
LangString RUNNING ${LANG_POLISH} "Preferans jest uruchomiony. Zamknij go i spróbuj ponownie."
LangString RUNNING ${LANG_SWEDISH} "Preferans körs. Stäng det och försök igen."
LangString RUNNING ${LANG_SPANISH} "Preferans está en marcha. Ciérrelo e inténtelo de nuevo."

; A running program cannot be opened for writing; without a window (/S) the answer is to give up

!macro WAIT_UNTIL_CLOSED
  again:
    IfFileExists "$INSTDIR\preferans-qt.exe" 0 closed
    ClearErrors
    FileOpen $0 "$INSTDIR\preferans-qt.exe" a
    IfErrors 0 writable
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY again
    Abort
  writable:
    FileClose $0
  closed:
!macroend

; Only what the installer has brought: the user may have chosen a folder with other things in it

!macro REMOVE_PROGRAM
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\licences"
  Delete "$INSTDIR\preferans-qt.exe"
  Delete "$INSTDIR\preferans.exe"
!macroend

Section "-install"
  !insertmacro WAIT_UNTIL_CLOSED
  !insertmacro REMOVE_PROGRAM
  SetOutPath "$INSTDIR"
  File /r "${FILES}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  CreateShortCut "$SMPROGRAMS\Preferans.lnk" "$INSTDIR\preferans-qt.exe" "" "" "" "" "" "$(ENTRY)"

  WriteRegStr HKCU "${CLASSES}\.pulka" "" "${KIND}"
  WriteRegStr HKCU "${CLASSES}\${KIND}" "" "$(MATCH)"
  WriteRegStr HKCU "${CLASSES}\${KIND}\DefaultIcon" "" "$INSTDIR\preferans-qt.exe,0"
  WriteRegStr HKCU "${CLASSES}\${KIND}\shell\open\command" "" '"$INSTDIR\preferans-qt.exe" "%1"'
  ${TELL_KINDS}

  WriteRegStr HKCU "${FOLDERS}" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${LIST}" "DisplayName" "Preferans"
  WriteRegStr HKCU "${LIST}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${LIST}" "DisplayIcon" "$INSTDIR\preferans-qt.exe"
  WriteRegStr HKCU "${LIST}" "Publisher" "The Preferans authors"
  WriteRegStr HKCU "${LIST}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${LIST}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${LIST}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${LIST}" "NoModify" 1
  WriteRegDWORD HKCU "${LIST}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${LIST}" "EstimatedSize" $0
SectionEnd

Section "un.$(PROGRAM)"
  SectionIn RO
  !insertmacro WAIT_UNTIL_CLOSED
  !insertmacro REMOVE_PROGRAM
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Preferans.lnk"

  ReadRegStr $0 HKCU "${CLASSES}\.pulka" ""
  StrCmp $0 "${KIND}" 0 others
  DeleteRegValue HKCU "${CLASSES}\.pulka" ""
  DeleteRegKey /ifempty HKCU "${CLASSES}\.pulka"
  others:
  DeleteRegKey HKCU "${CLASSES}\${KIND}"
  ${TELL_KINDS}
  DeleteRegKey HKCU "${FOLDERS}"
  DeleteRegKey HKCU "${LIST}"
SectionEnd

; Not ticked, and so never in a silent removal
Section /o "un.$(MATCHES)"
  RMDir /r "$APPDATA\Preferans"
SectionEnd
