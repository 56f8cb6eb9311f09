#!/bin/sh
# odt2txt 0.5 (Debian 12): text that is deleted with tracked changes stands at the head of what it prints, together with who
# deleted it and when. OpenDocument keeps it in `text:tracked-changes` (1.3 Part 3, 5.5) so that it can be restored; the
# text of the document is without it. Before "Fira de Nadal" there are "Editora2026-11-01T10:00:00" and the deleted "Ball".
# Ends with 0 while that is so, with 1 once it changes. Needs odt2txt and zip.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > content.xml <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" office:version="1.3"
  xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0">
  <office:body><office:text><text:tracked-changes><text:changed-region text:id="c1"><text:deletion>
  <office:change-info><dc:creator>Editora</dc:creator><dc:date>2026-11-01T10:00:00</dc:date></office:change-info>
  <text:p>Ball</text:p></text:deletion></text:changed-region></text:tracked-changes>
  <text:p>Fira <text:change text:change-id="c1"/>de Nadal</text:p></office:text></office:body></office:document-content>
XML
mkdir META-INF
cat > META-INF/manifest.xml <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3">
  <manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.text"/>
  <manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>
XML
printf application/vnd.oasis.opendocument.text > mimetype
zip -q -X -0 fira.odt mimetype && zip -q -X -r fira.odt META-INF content.xml
text=$(odt2txt fira.odt)
echo "$text"
case $text in *2026-11-01T10:00:00*Ball*'Fira de Nadal'*) ;; *) exit 1 ;; esac
