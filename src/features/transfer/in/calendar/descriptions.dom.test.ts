import { expect, test } from 'vitest'
import type { WallDay } from '../../../../time/wallTime.ts'
import { ended } from '../../make/check/dryBed.ts'
import { draftRows } from '../../make/check/dryRun.ts'
import { guessedMapping } from '../../make/columns/mapping.ts'
import { sampleBytes, sampleTable } from '../../samplesBed.ts'
import type { Table } from '../../table/table.ts'
import { eventOf, read } from './calendarBed.ts'

/** The text of the first event, as it would be written, its lines in one. */
function descriptionOf(table: Table): string {
  const mapping = guessedMapping('events', table.names)
  const place = { today: '2026-11-26' as WallDay, zone: 'Europe/Madrid' }
  const rest = { statuses: [], indexOf: () => null, choices: new Map() }
  const [row] = ended(draftRows(table, { of: 'events', mapping, ...place, ...rest }))
  return String(row?.values['description']).replaceAll('\n', ' ⏎ ')
}

/** Samples of formatted texts, and what stays of each. */
const formatted = `
korganizer
  <p>Cant de la <strong>Sibil·la</strong> a les 23.30 h. <a href="https://entrades.example/gall?id=7">Entrades</a></p> ⏎ <ul><li>Primera part</li><li>Segona part</li></ul>
thunderbird
  <p>Cant de la <strong>Sibil·la</strong>. <a href="https://x.example/gall">Entrades</a></p> ⏎ <ul><li>Una</li><li>Dues</li></ul>
outlook
  <p>Programa de <strong>Toldrà</strong></p>
links
  <p>Entrades a <a href="https://entrades.example/concert?id=7">la taquilla</a>.</p> ⏎ <ul><li>Primera part</li><li>Segona part</li></ul>
table
  <table><tbody><tr><td>18 h</td><td>Portes</td></tr><tr><td>20 h</td><td>Concert</td></tr></tbody></table> ⏎ <h2>Preus</h2> ⏎ <p>5 €</p>
angle
  <p>Informació: <strong>Ana</strong> &lt;ana@ateneu.example&gt;<br>Entrades: &lt;https://entrades.example/x7&gt;</p>
`

test.each(sampleTable(formatted))('the formatted text of «$file» stays so', ({ file, rows }) => {
  expect(descriptionOf(read(sampleBytes(`formatted-${file}.ics`)))).toBe(rows[0])
})

/** The lines of an event, of which the last is what its text comes to: safe, and there. */
const texts = String.raw`
scripts
  DESCRIPTION:<p>Hola <b>tothom</b><br>a <a href="javascript:alert(1)">casa</a></p><script>alert(2)</script>
  <p>Hola <strong>tothom</strong><br>a casa</p>
an-empty-page-beside-plain-text
  X-ALT-DESC;FMTTYPE=text/html:<html><body>&nbsp;</body></html>
  DESCRIPTION:Hola
  <p>Hola</p>
a-page-beside-plain-text
  DESCRIPTION:Hola\n
  X-ALT-DESC;FMTTYPE=text/html:<p>Hola\, <i>tothom</i></p>\n<p>a</p>
  <p>Hola, <em>tothom</em></p> ⏎ <p>a</p>
a-styled-description
  STYLED-DESCRIPTION;VALUE=TEXT;FMTTYPE=text/html:<p>Hola</p>
  DESCRIPTION;DERIVED=TRUE:Adeu
  <p>Hola</p>
base64
  DESCRIPTION;ALTREP="data:text/html;charset=utf-8;base64,PHA+Q2Fuw6fDszwvcD4=":Canço
  <p>Cançó</p>
an-address-elsewhere
  DESCRIPTION;ALTREP="https://a.example/x.html":Hola
  <p>Hola</p>
a-broken-address
  DESCRIPTION;ALTREP="data:text/html,%E0%A4%A":Hola
  <p>Hola</p>
`

test.each(sampleTable(texts))('$file: what is taken is safe, and is there', ({ rows }) => {
  const lines = ['DTSTART:20261210T183000Z', ...rows.slice(0, -1)].join('\n')
  expect(descriptionOf(read(eventOf(lines)))).toBe(rows.at(-1))
})
