#!/bin/sh
# OmegaT 3.6.0 (Debian 12), XLIFF 1.2: a translation that is approved is replaced. By the standard `approved="yes"` says that it
# is final or has passed its last review; a name that is the same in both languages, "Fira", and somebody has approved, becomes
# the "Feria" of the project's memory, and stays marked as approved. What has `translate="no"` the program leaves alone. (Its
# manual has it read XLIFF "of the source=target variety", as this file is.)
# Ends with 0 while that is so, with 1 once it changes. Needs omegat.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir source target tm glossary dictionary omegat
head='<?xml version="1.0" encoding="UTF-8"?>'
project='<omegat><project version="1.0"><source_lang>CA</source_lang><target_lang>ES</target_lang></project></omegat>'
echo "$head$project" > omegat.project
unit() { echo "<trans-unit id=\"$1\" $2><source>Fira</source><target state=\"final\">Fira</target></trans-unit>"; }
{
  echo "$head"'<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">'
  echo '<file original="a" source-language="ca" target-language="es" datatype="plaintext"><body>'
  unit open '' && unit approved 'approved="yes"' && unit kept 'translate="no"' && echo '</body></file></xliff>'
} > source/acts.xlf
languages='<tuv lang="CA"><seg>Fira</seg></tuv><tuv lang="ES"><seg>Feria</seg></tuv>'
about='segtype="sentence" o-tmf="OmegaT TMX" adminlang="EN" srclang="CA" datatype="plaintext"'
echo "$head<tmx version=\"1.1\"><header creationtool=\"OmegaT\" creationtoolversion=\"1.6\" $about/>" > omegat/project_save.tmx
echo "<body><tu>$languages</tu></body></tmx>" >> omegat/project_save.tmx
omegat --mode=console-translate --quiet --config-dir="$folder/settings" "$folder" > said 2>&1
grep '<target' target/acts.xlf
grep -q 'id="approved" approved="yes".*<target state="final">Feria</target>' target/acts.xlf
grep -q 'id="kept".*<target state="final">Fira</target>' target/acts.xlf
