#!/bin/sh
# Make an AppImage of the files that packaging/linux/pack.py has laid out:
#
#   make_appimage.sh TREE APPIMAGE
#
# It fetches the tool and the runtime that goes before the files, once, and checks both. The times
# in the image are SOURCE_DATE_EPOCH.
set -eu

tree=$1 image=$2
folder=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
application=io.github.preferans_qt.Preferans
work=$(dirname -- "$tree")/appimage
github=https://github.com/AppImage

fetch() {
    [ -f "$1" ] || curl --fail --silent --show-error --location --output "$1" "$github/$2"
    echo "$3  $1" | sha256sum --check --quiet
}

mkdir -p -- "$work"
tool=$work/appimagetool runtime=$work/runtime
fetch "$tool" appimagetool/releases/download/1.9.1/appimagetool-x86_64.AppImage \
    ed4ce84f0d9caff66f50bcca6ff6f35aae54ce8135408b3fa33abfc3cb384eb0
fetch "$runtime" type2-runtime/releases/download/20251108/runtime-x86_64 \
    2fca8b443c92510f1483a883f60061ad09b46b978b2631c807cd873a47ec260d
chmod +x "$tool"

appdir=$work/Preferans.AppDir
rm -rf -- "$appdir"
mkdir -- "$appdir"
cp -a -- "$tree/usr" "$appdir/"
cp -- "$folder/AppRun" "$appdir/AppRun"
chmod 755 "$appdir/AppRun"
ln -s "usr/share/applications/$application.desktop" "$appdir/$application.desktop"
ln -s "usr/share/icons/hicolor/256x256/apps/$application.png" "$appdir/$application.png"
ln -s "$application.png" "$appdir/.DirIcon"

# Not every system, and no container, can mount the tool
ARCH=x86_64 "$tool" --appimage-extract-and-run --runtime-file "$runtime" "$appdir" "$image"
