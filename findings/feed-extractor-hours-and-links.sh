#!/bin/sh
# @extractus/feed-extractor 8.0.3: events of a feed come out otherwise. A title "20.30" is read as the number 20.3, and an id
# "0012" as 12; a title is text and a `guid` an arbitrary string (RSS 2.0, Elements of <item>). Of an Atom entry the first link
# is taken for its page, here the poster: by RFC 4287 (4.2.7.2) that is the one with `rel="alternate"`, or without `rel`. And
# two paragraphs of a description have no blank between: "20.30 h" and "Ball" are "20.30 hBall".
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --ignore-scripts --silent --no-audit --no-fund @extractus/feed-extractor@8.0.3
cat > feed.js <<'JS'
import { extractFromXml } from '@extractus/feed-extractor'

const text = '&lt;p&gt;20.30 h&lt;/p&gt;&lt;p&gt;Ball&lt;/p&gt;'
const item = `<item><title>20.30</title><guid isPermaLink="false">0012</guid><description>${text}</description></item>`
const about = '<title>Agenda</title><link>https://x.example</link><description>Actes</description>'
const rss = extractFromXml(`<?xml version="1.0"?><rss version="2.0"><channel>${about}${item}</channel></rss>`).entries[0]
const when = '<updated>2026-11-01T00:00:00Z</updated>'
const links = '<link rel="enclosure" href="https://x.example/a.jpg"/><link rel="alternate" href="https://x.example/ball"/>'
const entry = `<entry><title>Ball</title><id>urn:b</id>${when}${links}</entry>`
const feed = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Agenda</title><id>urn:a</id>${when}${entry}</feed>`
const { link } = extractFromXml(`<?xml version="1.0"?>${feed}`).entries[0]
const seen = [rss.title, rss.id, rss.description, link]
console.log(seen)
process.exitCode = String(seen) === '20.3,12,20.30 hBall,https://x.example/a.jpg' ? 0 : 1
JS
node feed.js
