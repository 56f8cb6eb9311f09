#!/bin/sh
# XML::TMX 0.39 (Debian 12, Perl): a memory of translations that is read and written again, as its `for_tu` does to filter one, is
# another one. The name of a unit (`tuid`) becomes a translation into a language "tuid"; by TMX 1.4b it is an attribute of `tu`,
# and the languages of `tuv` are codes of RFC 3066. Inline codes are ignored, says its documentation (`ignore_markup`); of that
# of a bold word (`bpt`, which holds "<b>" as a text) the tags become text, and the text becomes a tag that TMX does not know.
# Ends with 0 while that is so, with 1 once it changes. Needs libxml-tmx-perl.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > memory.tmx <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<tmx version="1.4">
<header srclang="ca" adminlang="en" creationtool="x" creationtoolversion="1" segtype="sentence" o-tmf="x" datatype="html"/>
<body><tu tuid="act-12">
<tuv xml:lang="ca"><seg>Fira <bpt i="1">&lt;b&gt;</bpt>gran<ept i="1">&lt;/b&gt;</ept> de Nadal</seg></tuv>
<tuv xml:lang="es"><seg>Feria grande</seg></tuv>
</tu></body>
</tmx>
X
perl -MXML::TMX::Reader -e 'XML::TMX::Reader->new("memory.tmx")->for_tu({ output => "again.tmx" }, sub { $_[0] })'
grep -E '<tuv? ?' again.tmx | sed 's/^ *//' | tee units
cat > expected <<'X'
<tu>
<tuv xml:lang="ca"><seg>Fira &lt;bpt i="1"&gt;<b>&lt;/bpt&gt;gran&lt;ept i="1"&gt;</b>&lt;/ept&gt; de Nadal</seg></tuv>
<tuv xml:lang="es"><seg>Feria grande</seg></tuv>
<tuv xml:lang="tuid"><seg>act-12</seg></tuv>
X
cmp units expected
