#!/bin/sh
# php-sabre-vobject 2.1.7 (Debian 12): a text that is read and written again has a backslash more before each comma and
# semicolon. `SUMMARY:Ball\, sopar` becomes `SUMMARY:Ball\\, sopar`, which other programs show as "Ball\, sopar".
# Ends with 0 while that is so, with 1 once it changes. Needs php-cli and php-sabre-vobject.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat > "$folder/again.php" <<'PHP'
<?php
error_reporting(0);
require '/usr/share/php/Sabre/VObject/includes.php';
$text = "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Ball\\, sopar\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n";
echo Sabre\VObject\Reader::read($text)->serialize();
PHP
written=$(php "$folder/again.php")
printf "%s\n" "$written" | grep SUMMARY
case $written in *'SUMMARY:Ball\\, sopar'*) ;; *) exit 1 ;; esac
