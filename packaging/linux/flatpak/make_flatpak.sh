#!/bin/sh
# Make a Flatpak, in one file, of what packaging/linux/pack.py has laid out: make_flatpak.sh FILE
#
# It needs flatpak and flatpak-builder, and fetches the runtime for this user.
set -eu

file=$1
folder=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
application=io.github.preferans_qt.Preferans
work=$folder/../../../build/packaging/linux/flatpak
flathub=https://dl.flathub.org/repo/flathub.flatpakrepo

mkdir -p -- "$work"
flatpak remote-add --user --if-not-exists flathub "$flathub"
flatpak-builder --user --install-deps-from=flathub --install --force-clean --disable-rofiles-fuse \
    --state-dir="$work/state" --repo="$work/repository" "$work/files" "$folder/$application.yml"
flatpak build-bundle --runtime-repo="$flathub" "$work/repository" "$file" "$application"
