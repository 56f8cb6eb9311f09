#!/bin/sh
# eml-format 0.6.1, an invitation that came by e-mail (RFC 6047): its calendar ends with a line that is none of it. Where parts
# stand within a part (multipart/alternative in multipart/mixed, RFC 2046 5.1.2), the line `--inner--` closes the inner ones;
# the library leaves it in the file behind END:VCALENDAR. A subject in Q encoding keeps its "_", which stands for a blank (RFC
# 2047 4.2): "Invitació:_Ball". And a file name with accents (`filename*`, RFC 2231 4) is none, so that there is no ".ics" to open.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --ignore-scripts --silent --no-audit --no-fund eml-format@0.6.1
cat > invitation.cjs <<'JS'
const { promisify } = require('node:util')
const read = promisify(require('eml-format').read)

const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR'
const part = (type, text, ...more) => [`Content-Type: ${type}; charset=utf-8`, ...more, '', text]
const invitation = part('text/calendar; method=REQUEST', calendar)
const inner = ['--inner', ...part('text/plain', 'Ball'), '--inner', ...invitation, '--inner--']
const name = "Content-Disposition: attachment; filename*=utf-8''Programaci%C3%B3.ics"
const both = ['--outer', 'Content-Type: multipart/alternative; boundary=inner', '', ...inner]
const outer = [...both, '--outer', ...part('text/calendar', calendar, name), '--outer--', '']
const head = ['From: a@x.example', 'Subject: =?UTF-8?Q?Invitaci=C3=B3:_Ball?=', 'MIME-Version: 1.0']
read([...head, 'Content-Type: multipart/mixed; boundary=outer', '', ...outer].join('\r\n')).then(({ subject, attachments }) => {
  const end = String(attachments[0].data).trim().split('\r\n').at(-1)
  const seen = { subject, end, name: attachments[1].name }
  console.log(seen)
  process.exitCode = JSON.stringify(Object.values(seen)) === '["Invitació:_Ball","--inner--",null]' ? 0 : 1
})
JS
node invitation.cjs
