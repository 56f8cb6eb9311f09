#!/bin/sh
# LibreOffice Calc 7.4.7 (Debian 12): opening an OpenDocument sheet, it loses the words of a formatted piece within another
# one. A `text:span` may hold further ones (OpenDocument 1.3 Part 3, 6.1.7), as for bold within italics; of "Fira de Nadal
# gran" there is "Fira de  gran", without a warning, and saved again the word is gone for good.
# Ends with 0 while that is so, with 1 once it changes. Needs LibreOffice Calc (`soffice`) and zip.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > content.xml <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" office:version="1.3"
  xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0">
  <office:body><office:spreadsheet><table:table table:name="Actes"><table:table-column/>
  <table:table-row><table:table-cell office:value-type="string">
    <text:p>Fira <text:span>de <text:span>Nadal</text:span> gran</text:span></text:p></table:table-cell></table:table-row>
  </table:table></office:spreadsheet></office:body></office:document-content>
XML
mkdir META-INF
cat > META-INF/manifest.xml <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3">
  <manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.spreadsheet"/>
  <manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>
XML
printf application/vnd.oasis.opendocument.spreadsheet > mimetype
zip -q -X -0 acts.ods mimetype && zip -q -X -r acts.ods META-INF content.xml
timeout 120 soffice --headless "-env:UserInstallation=file://$folder/profile" --convert-to csv acts.ods > /dev/null 2>&1
cat acts.csv
[ "$(cat acts.csv)" = 'Fira de  gran' ]
