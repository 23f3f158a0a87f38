#!/bin/sh
# Sign an application and pack it into a disk image: make_dmg.sh APP IMAGE
#
# SIGNING_IDENTITY names who signs; without it nobody does, and macOS asks before the first start.
set -eu

app=$1 image=$2
staging=$(mktemp -d)
trap 'rm -rf -- "$staging"' EXIT

if [ -n "${SIGNING_IDENTITY:-}" ]; then
    codesign --force --deep --options runtime --timestamp --sign "$SIGNING_IDENTITY" "$app"
else
    codesign --force --deep --sign - "$app"
fi
codesign --verify --deep --strict "$app"

cp -R "$app" "$staging/"
ln -s /Applications "$staging/Applications"
rm -f -- "$image"
hdiutil create -quiet -volname Preferans -srcfolder "$staging" -fs HFS+ -format UDZO "$image"
hdiutil verify -quiet "$image"
