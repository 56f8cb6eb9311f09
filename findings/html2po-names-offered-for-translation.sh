#!/bin/sh
# Translate Toolkit 3.8.4 (Debian 12), `html2po`: what a page keeps from translation is put before the translator. A
# paragraph with `translate="no"` (HTML Living Standard, The translate attribute), such as the name of a group, is a text as
# others. And the words of a link or a `<time>` that stands in no paragraph are left out, so that they stay as they are.
# Ends with 0 while that is so, with 1 once it changes. Needs translate-toolkit.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > acts.html <<'HTML'
<!DOCTYPE html>
<html lang="ca"><head><meta charset="utf-8"><title>Agenda</title></head><body>
<p translate="no">Colla Nova</p>
<time datetime="2026-12-12">12 de desembre</time>
<a href="/">Tots els actes</a>
</body></html>
HTML
html2po --progress=none acts.html acts.po
texts=$(grep '^msgid "..' acts.po)
echo "$texts"
case $texts in *desembre* | *Tots*) exit 1 ;; *'"Colla Nova"'*) ;; *) exit 1 ;; esac
