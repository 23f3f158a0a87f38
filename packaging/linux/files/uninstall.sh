#!/bin/sh
# Removes Preferans from the folders of one user; matches and settings stay.
set -eu

library=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
share=${XDG_DATA_HOME:-$HOME/.local/share}

# Only what the installer wrote down
while IFS= read -r file; do
    rm -f -- "$file"
    # Folders that are empty now go too, as far as they are
    rmdir -p -- "$(dirname -- "$file")" 2>/dev/null || :
done <"$library/installed-files"
rm -rf -- "$library"

for refresh in "update-desktop-database $share/applications" "update-mime-database $share/mime"; do
    program=${refresh%% *} folder=${refresh#* }
    if [ -d "$folder" ] && command -v "$program" >/dev/null; then
        "$program" "$folder" >/dev/null 2>&1 || :
    fi
done

echo "Preferans is removed. Matches and settings were left in ${PREFERANS_DATA:-$share/preferans-qt}."
