#!/bin/sh
# reverse_markdown 1.4.0 (Debian 12, Ruby): lines of a text become lists. "+ info: vic.cat", as flyers have it, comes out as it is,
# and "12. Ball" too; at the beginning of a line they open a list in CommonMark (0.31.2, 5.2 List items) unless a backslash
# stands before the sign (2.4). The "+" is gone then, and the 12 is a number that the page may draw otherwise. And a list that
# begins with 5 (`start`, HTML Living Standard 4.4.5) is written as one that begins with 1: the numbers of acts are others.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later, npm and ruby-reverse-markdown.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --ignore-scripts --silent --no-audit --no-fund commonmark@0.31.2
convert() {
  ruby -e 'require "reverse_markdown"; puts ReverseMarkdown.convert(ARGV.first)' "$1" > text.md
  node -e 'const { HtmlRenderer, Parser } = require("commonmark")
    const text = require("fs").readFileSync("text.md", "utf8").trim()
    console.log(new HtmlRenderer().render(new Parser().parse(text)).replaceAll("\n", ""))'
}
for html in '<p>+ info: vic.cat</p>' '<p>12. Ball</p>' '<ol start="5"><li>Ball</li></ol>'; do convert "$html" | tee -a seen; done
cat > expected <<'X'
<ul><li>info: vic.cat</li></ul>
<ol start="12"><li>Ball</li></ol>
<ol><li>Ball</li></ol>
X
cmp seen expected
