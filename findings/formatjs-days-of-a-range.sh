#!/bin/sh
# @formatjs/intl-datetimeformat 7.8.1: days of a range and headings of months are not those of Spanish and Catalan. From the
# 1st to the 3rd of April it writes "1–3 abril 2026", though the CLDR data that it brings has "d–d 'de' MMMM 'de' y" (`yMMMMd`);
# browsers, which it replaces, write so. Above a month of a Catalan calendar stands "d’abril del 2026" ("of April"), where by
# LDML (UTS #35, Part 4, Date Field Symbol Table, L) a month without its day has another form: "abril del 2026".
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --ignore-scripts --silent --no-audit --no-fund @formatjs/intl-datetimeformat@7.8.1
cat > days.js <<'JS'
const [first, last] = [1, 3].map((day) => new Date(Date.UTC(2026, 3, day, 12)))
const write = () => {
  const long = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' })
  const heading = new Intl.DateTimeFormat('ca', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return [long.format(first), long.formatRange(first, last), heading.format(first)]
}
const native = write()
await import('@formatjs/intl-datetimeformat/polyfill-force.js')
for (const language of ['es', 'ca']) await import(`@formatjs/intl-datetimeformat/locale-data/${language}.js`)
const replaced = write()
console.log({ native, replaced })
const expected = ['1 de abril de 2026', '1–3 de abril de 2026', 'abril del 2026']
const other = ['1 de abril de 2026', '1–3 abril 2026', 'd’abril del 2026']
process.exitCode = String([native, replaced]) === String([expected, other]) ? 0 : 1
JS
node days.js
