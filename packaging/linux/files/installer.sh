#!/bin/sh
# Preferans $version for one user, without root. The program follows after this text.
#
#   sh $name                install, or bring an installed Preferans up to date
#   sh $name --uninstall    remove it; matches and settings stay
#   sh $name --extract DIR  only unpack the files into DIR
#   sh $name --help         show this text
set -eu

first_line=$first_line
digest=$digest
library=$$HOME/.local/lib/preferans-qt
commands=$$HOME/.local/bin
share=$${XDG_DATA_HOME:-$$HOME/.local/share}

fail() {
    echo "$$1 Nothing was installed." >&2
    exit 1
}

payload() {
    tail -n "+$$first_line" -- "$$0"
}

unpack() {
    payload | gzip -dc | tar -x -f - -C "$$1" --no-same-owner
}

check_machine() {
    [ "$$(uname -s)-$$(uname -m)" = Linux-x86_64 ] ||
        fail "This Preferans is for Linux on x86_64, and this is $$(uname -s) on $$(uname -m)."
    [ "$$(payload | sha256sum | cut -d' ' -f1)" = "$$digest" ] ||
        fail "This file is damaged: fetch it once more."
}

# All that the program loads of the system, without starting it
check_libraries() {
    own=$$1/usr/lib/preferans-qt/_internal
    missing=$$(LD_LIBRARY_PATH=$$own find "$$1" -name '*.so*' -type f ! -name 'libcupsprintersupport.so' \
        -exec ldd {} + 2>/dev/null | sed -n 's/^[[:space:]]*\([^ ]*\) => not found.*/\1/p' |
        sort -u)
    old=$$(find "$$1" -name '*.so*' -type f -exec ldd {} + 2>&1 |
        sed -n "s/.*version .\(GLIBC[A-Z]*_[0-9.]*\)' not found.*/\1/p" | sort -u)
    [ -z "$$old" ] || fail "This system is too old: it has no $$(echo $$old)."
    [ -n "$$missing" ] || return 0
    echo "This system lacks $$(echo $$missing)." >&2
    if command -v apt-get >/dev/null; then
        echo "This command brings what Preferans needs:" >&2
        echo "    sudo apt-get install $debian_packages" >&2
    elif command -v dnf >/dev/null; then
        echo "This command brings what Preferans needs:" >&2
        echo "    sudo dnf install" $$(printf " '%s()(64bit)'" $$missing) >&2
    fi
    fail "Install these libraries first."
}

# Copies a file and writes down that it is there
place() {
    mkdir -p -- "$$(dirname -- "$$2")"
    rm -f -- "$$2"
    cp -P -- "$$1" "$$2"
    printf '%s\n' "$$2" >>"$$new/usr/lib/preferans-qt/installed-files"
}

install_files() {
    (cd "$$new/usr/share" && find . -type f) | while IFS= read -r file; do
        place "$$new/usr/share/$$file" "$$share/$${file#./}"
    done
    entry=$$share/applications/$application.desktop
    sed -i "s|^\(Try\)\{0,1\}Exec=preferans-qt|\1Exec=$$commands/preferans-qt|" "$$entry"
    for name in preferans-qt preferans; do
        ln -s "$$library/preferans-qt" "$$new/$$name"
        place "$$new/$$name" "$$commands/$$name"
    done
}

# What an older version installed and this one does not
remove_leftovers() {
    [ -f "$$library/installed-files" ] || return 0
    while IFS= read -r file; do
        grep -qxF -- "$$file" "$$new/usr/lib/preferans-qt/installed-files" || rm -f -- "$$file"
    done <"$$library/installed-files"
}

refresh() {
    if command -v update-desktop-database >/dev/null; then
        update-desktop-database "$$share/applications" >/dev/null 2>&1 || :
    fi
    if command -v update-mime-database >/dev/null; then
        update-mime-database "$$share/mime" >/dev/null 2>&1 || :
    fi
    touch -c "$$share/icons/hicolor"
}

install() {
    check_machine
    mkdir -p "$$HOME/.local/lib"
    new=$$(mktemp -d "$$HOME/.local/lib/preferans-qt.new.XXXXXX")
    trap 'rm -rf -- "$$new"; rmdir -p -- "$$HOME/.local/lib" 2>/dev/null || :' EXIT
    unpack "$$new"
    check_libraries "$$new"
    install_files
    remove_leftovers
    rm -rf -- "$$library"
    mv "$$new/usr/lib/preferans-qt" "$$library"
    refresh
    echo "Preferans $version is installed: start it from the menu or with preferans-qt."
    case ":$$PATH:" in
        *":$$commands:"*) ;;
        *) echo "The commands are in $$commands, where your shell does not look yet." ;;
    esac
    echo "To remove it: $$library/uninstall. Matches and settings stay then."
}

case "$${1:-}" in
    "") install ;;
    --uninstall)
        [ -x "$$library/uninstall" ] || fail "Preferans is not installed in $$library."
        exec "$$library/uninstall"
        ;;
    --extract)
        [ -d "$${2:-}" ] || fail "Say into which folder: --extract DIR."
        unpack "$$2"
        ;;
    *) sed -n '2,/^set -eu/s/^# \{0,1\}//p' "$$0" ;;
esac
exit 0
