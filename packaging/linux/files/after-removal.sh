#!/bin/sh
# The package system runs this after removal (of the .rpm with 0) and during upgrades (with others)
set -e

case "$1" in
    remove | 0)
        echo "Matches and settings were left where they are: for each user in" \
            "~/.local/share/preferans-qt (or in preferans-qt below \$XDG_DATA_HOME)."
        ;;
esac
