#!/bin/sh
# feed 6.0.0: a feed with `language: 'ca'` says so in RSS alone. Atom has `xml:lang` for it (RFC 4287, 2); there it is a feed of
# no language, and a site with one for each language has three that are the same to readers. And the `domain` of a category is
# written as it is: with an address such as WordPress has them, `?taxonomy=fires&lang=ca`, the bare "&" makes RSS that is no
# XML (XML 1.0, 2.4), while the same in a link is escaped.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --ignore-scripts --silent --no-audit --no-fund feed@6.0.0
cat > feed.cjs <<'JS'
const { Feed } = require('feed')

const address = 'https://x.example/?taxonomy=fires&lang=ca'
const feed = new Feed({ title: 'Agenda', id: address, link: address, language: 'ca', copyright: '' })
const category = [{ name: 'Fires', domain: address }]
feed.addItem({ title: 'Ball', id: address, link: address, date: new Date('2026-12-12T19:30:00Z'), category })
const rss = feed.rss2()
const seen = {
  languages: [/<language>ca</.test(rss), /xml:lang|hreflang/.test(feed.atom1())],
  escaped: [/<link>.*&amp;lang=ca</.test(rss), /domain=".*&amp;lang=ca"/.test(rss)],
}
console.log(seen, /<category.*/.exec(rss)[0])
process.exitCode = Object.values(seen).flat().join() === 'true,false,true,false' ? 0 : 1
JS
node feed.cjs
