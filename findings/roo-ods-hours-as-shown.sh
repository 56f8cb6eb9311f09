#!/bin/sh
# roo 2.10.0 (Debian 12), OpenDocument: an hour is read from the words that the cell shows, not from its value, which
# stands in the attribute `office:time-value` (OpenDocument 1.3 Part 3). PT20H30M00S shown as "20.30", the Catalan way,
# is read as 20:00, and shown as "08:30 PM" as half past eight in the morning; "20:30" comes out right.
# Ends with 0 while that is so, with 1 once it changes. Needs ruby-roo and zip.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cell() {
  echo "<table:table-cell office:value-type='time' office:time-value='PT20H30M00S'>"
  echo "<text:p>$1</text:p></table:table-cell>"
}
cat > content.xml <<XML
<?xml version="1.0" encoding="UTF-8"?>
<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" office:version="1.3"
  xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0">
  <office:body><office:spreadsheet><table:table table:name="Actes"><table:table-column table:number-columns-repeated="3"/>
  <table:table-row>$(cell 20:30)$(cell 20.30)$(cell '08:30 PM')</table:table-row>
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
read=$(ruby -e 'require "roo"; book = Roo::Spreadsheet.open("acts.ods"); puts (1..3).map { |at| book.cell(1, at) }.join(" ")')
echo "seconds of the day, 73800 for half past eight in the evening: $read"
[ "$read" = '73800 72000 30600' ]
