#!/bin/sh
# node-html-markdown 2.0.0, html-to-md 0.8.8 (npm), html2text 2020.1.16 and reverse_markdown 1.4.0 (Debian 12, Python and Ruby): a
# title with a line break is half a title. `<h1>Fira<br>de Nadal</h1>` becomes "# Fira", two blanks and a line "de Nadal"; in
# CommonMark (0.31.2, 4.2 ATX headings) such a heading is one line, and in HTML again, here by commonmark 0.31.2, the rest is a
# paragraph. Headings that are underlined (4.3), as turndown 7.2.0 writes them, may have several lines.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later, npm, python3-html2text and ruby-reverse-markdown.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
tools='node-html-markdown@2.0.0 html-to-md@0.8.8 turndown@7.2.0 commonmark@0.31.2'
npm install --ignore-scripts --silent --no-audit --no-fund $tools
printf '<h1>Fira<br>de Nadal</h1>' > title.html
/usr/bin/python3 -c 'import html2text; print(html2text.html2text(open("title.html").read()))' > html2text.md
ruby -e 'require "reverse_markdown"; puts ReverseMarkdown.convert(File.read("title.html"))' > reverse_markdown.md
cat > titles.cjs <<'JS'
const { HtmlRenderer, Parser } = require('commonmark')
const { readFileSync } = require('node:fs')
const { NodeHtmlMarkdown } = require('node-html-markdown')
const htmlToMd = require('html-to-md')
const Turndown = require('turndown')

const html = readFileSync('title.html', 'utf8')
const written = [new Turndown().turndown(html), NodeHtmlMarkdown.translate(html), htmlToMd(html)]
for (const tool of ['html2text', 'reverse_markdown']) written.push(readFileSync(`${tool}.md`, 'utf8'))
const again = written.map((text) => new HtmlRenderer().render(new Parser().parse(text)).replaceAll('\n', ''))
console.log(again)
const [whole, ...halves] = again
const half = '<h1>Fira</h1><p>de Nadal</p>'
process.exitCode = whole === '<h1>Fira<br />de Nadal</h1>' && halves.length === 4 && halves.every((text) => text === half) ? 0 : 1
JS
node titles.cjs
