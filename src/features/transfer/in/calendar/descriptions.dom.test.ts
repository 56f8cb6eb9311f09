import { expect, test } from 'vitest'
import type { WallDay } from '../../../../time/wallTime.ts'
import { ended } from '../../make/check/dryBed.ts'
import { draftRows } from '../../make/check/dryRun.ts'
import { guessedMapping } from '../../make/columns/mapping.ts'
import { sampleBytes } from '../../samplesBed.ts'
import type { Table } from '../../table/table.ts'
import { eventOf, read } from './calendarBed.ts'

/** The text of the first event, as it would be written. */
function descriptionOf(table: Table): unknown {
  const mapping = guessedMapping('events', table.names)
  const rules = {
    of: 'events',
    mapping,
    today: '2026-11-26' as WallDay,
    zone: 'Europe/Madrid',
  } as const
  const rest = { statuses: [], indexOf: () => null, choices: new Map() }
  return ended(draftRows(table, { ...rules, ...rest }))[0]?.values['description']
}

test.each([
  [
    'korganizer',
    '<p>Cant de la <strong>Sibil·la</strong> a les 23.30 h. <a href="https://entrades.example/gall?id=7">Entrades</a></p>\n<ul><li>Primera part</li><li>Segona part</li></ul>',
  ],
  [
    'thunderbird',
    '<p>Cant de la <strong>Sibil·la</strong>. <a href="https://x.example/gall">Entrades</a></p>\n<ul><li>Una</li><li>Dues</li></ul>',
  ],
  ['outlook', '<p>Programa de <strong>Toldrà</strong></p>'],
  [
    'links',
    '<p>Entrades a <a href="https://entrades.example/concert?id=7">la taquilla</a>.</p>\n<ul><li>Primera part</li><li>Segona part</li></ul>',
  ],
  [
    'table',
    '<table><tbody><tr><td>18 h</td><td>Portes</td></tr><tr><td>20 h</td><td>Concert</td></tr></tbody></table>\n<h2>Preus</h2>\n<p>5 €</p>',
  ],
  [
    'angle',
    '<p>Informació: <strong>Ana</strong> &lt;ana@ateneu.example&gt;<br>Entrades: &lt;https://entrades.example/x7&gt;</p>',
  ],
])('the formatted text of «%s» stays so', (file, html) => {
  expect(descriptionOf(read(sampleBytes(`formatted-${file}.ics`)))).toBe(html)
})

test.each([
  [
    'scripts',
    'DESCRIPTION:<p>Hola <b>tothom</b><br>a <a href="javascript:alert(1)">casa</a></p><script>alert(2)</script>',
    '<p>Hola <strong>tothom</strong><br>a casa</p>',
  ],
  [
    'an empty page beside plain text',
    'X-ALT-DESC;FMTTYPE=text/html:<html><body>&nbsp;</body></html>\nDESCRIPTION:Hola',
    '<p>Hola</p>',
  ],
  [
    'a page beside plain text',
    String.raw`DESCRIPTION:Hola\nX-ALT-DESC;FMTTYPE=text/html:<p>Hola\, <i>tothom</i></p>\n<p>a</p>`.replace(
      'X-ALT',
      '\nX-ALT',
    ),
    '<p>Hola, <em>tothom</em></p>\n<p>a</p>',
  ],
  [
    'a styled description',
    'STYLED-DESCRIPTION;VALUE=TEXT;FMTTYPE=text/html:<p>Hola</p>\nDESCRIPTION;DERIVED=TRUE:Adeu',
    '<p>Hola</p>',
  ],
  [
    'base64',
    'DESCRIPTION;ALTREP="data:text/html;charset=utf-8;base64,PHA+Q2Fuw6fDszwvcD4=":Canço',
    '<p>Cançó</p>',
  ],
  ['an address elsewhere', 'DESCRIPTION;ALTREP="https://a.example/x.html":Hola', '<p>Hola</p>'],
  ['a broken address', 'DESCRIPTION;ALTREP="data:text/html,%E0%A4%A":Hola', '<p>Hola</p>'],
])('%s: what is taken is safe, and is there', (_, lines, html) => {
  expect(descriptionOf(read(eventOf(`DTSTART:20261210T183000Z\n${lines}`)))).toBe(html)
})
