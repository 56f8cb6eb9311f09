#!/bin/sh
# LibreOffice Calc 7.4.7 (Debian 12): a cell of several lines is saved as OpenDocument without its tabs, in the paragraphs
# (`<text:p>de</text:p>`) and in `office:string-value`. A cell of one line keeps its tab as `<text:tab/>`, and so do both
# in XLSX: who saves as .ods and looks again has another text, and no warning.
# Ends with 0 while that is so, with 1 once it changes. Needs LibreOffice Calc (`soffice`) and unzip.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf '"a\tb"\n"c\nd\te"\n' > table.csv
for format in ods xlsx; do
  timeout 120 soffice --headless "-env:UserInstallation=file://$folder/profile" \
    --infilter='Text - txt - csv (StarCalc):44,34,76' --convert-to "$format" table.csv > /dev/null 2>&1
done
ods=$(unzip -p table.ods content.xml | grep -o '<text:p>.*</text:p>')
xlsx=$(unzip -p table.xlsx xl/sharedStrings.xml | grep -o '<si>.*</si>')
echo "$ods"
echo "$xlsx"
case $ods in *'a<text:tab/>b'*'<text:p>de</text:p>'*) ;; *) exit 1 ;; esac
case $xlsx in *'d&#9;e'*) ;; *) exit 1 ;; esac
