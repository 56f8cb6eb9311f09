#!/bin/sh
# linkify-it 6.1.0, autolinker 4.1.5 and linkifyjs 4.4.0: an address with "l·l" leads elsewhere. Between two "l" the middle dot
# belongs to a name of the internet (RFC 5892, A.3; made for Catalan), and `new URL` takes it. linkify-it ("FULL unicode
# support") links `https://paral`, autolinker that and `lel.cat`; written without "https://" linkifyjs links `lel.cat` too,
# and of info@col·legi.cat the page of `legi.cat`. A path as /col·lecció (RFC 3987 2.2) is cut as well by the first two.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --ignore-scripts --silent --no-audit --no-fund linkify-it@6.1.0 autolinker@4.1.5 linkifyjs@4.4.0
cat > links.js <<'JS'
import Autolinker from 'autolinker'
import { LinkifyIt } from 'linkify-it'
import { find } from 'linkifyjs'

const [address, path] = ['https://paral·lel.cat/agenda', 'https://x.example/col·lecció']
const links = {
  valid: [new URL(address).hostname],
  linkifyIt: [address, path].flatMap((text) => new LinkifyIt().match(text).map((link) => link.url)),
  autolinker: [address, path].flatMap((text) => Autolinker.parse(text, {}).map((link) => link.getAnchorHref())),
  linkifyjs: ['paral·lel.cat', 'info@col·legi.cat'].flatMap((text) => find(text).map((link) => link.href)),
}
console.log(links)
const cut = 'https://x.example/col'
const seen = ['https://paral', cut, 'https://paral', 'http://lel.cat/agenda', cut, 'http://lel.cat', 'http://legi.cat']
process.exitCode = String(Object.values(links).flat()) === String(['xn--parallel-koa.cat', ...seen]) ? 0 : 1
JS
node links.js
