#!/bin/sh
# date-fns 4.4.0 and flatpickr 4.6.13, Catalan: the days of a month are numbered otherwise. CLDR (ordinals of `ca`, which
# `Intl.PluralRules` has) gives the first four numbers a form each and all others one, "5è", "21è", "31è", as they are spoken
# ("vint-i-unè"). Both go by the last figure, as in English: "21r", "22n", "24t", "31r"; flatpickr writes "4è" for "4t".
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --ignore-scripts --silent --no-audit --no-fund date-fns@4.4.0 flatpickr@4.6.13
cat > ordinals.cjs <<'JS'
const { format } = require('date-fns')
const { ca } = require('date-fns/locale')
const { Catalan } = require('flatpickr/dist/l10n/cat.js')

const rules = new Intl.PluralRules('ca', { type: 'ordinal' })
const ends = { one: 'r', two: 'n', few: 't', other: 'è' }
const days = [1, 2, 3, 4, 5, 21, 22, 23, 24, 31]
const seen = {
  cldr: days.map((day) => day + ends[rules.select(day)]).join(' '),
  dateFns: days.map((day) => format(new Date(2026, 11, day), 'do', { locale: ca })).join(' '),
  flatpickr: days.map((day) => day + Catalan.ordinal(day)).join(' '),
}
console.log(seen)
const expected = ['1r 2n 3r 4t 5è 21è 22è 23è 24è 31è', '1r 2n 3r 4t 5è 21r 22n 23r 24t 31r', '1r 2n 3r 4è 5è 21r 22n 23r 24t 31r']
process.exitCode = Object.values(seen).join() === expected.join() ? 0 : 1
JS
node ordinals.cjs
