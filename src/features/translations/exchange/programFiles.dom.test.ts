import { QueryClient } from '@tanstack/react-query'
import { makeWorld, type TestWorld } from '../../../api/testWorld.ts'
import { addDays, todayIn } from '../../../time/wallTime.ts'
import { targetKey } from './checked.ts'
import { readTextFile } from './readFile.ts'
import { checkedRows } from './readNow.ts'
import { chosenOf } from './takenTexts.ts'
import type { TextUnit } from './textUnit.ts'
import { feria } from './textUnitBed.ts'
import { xliff12Of, xliffOf } from './xliffOut.ts'

const day = addDays(todayIn('Europe/Madrid'), 5)
const times = { start_date: `${day} 20:00:00`, end_date: `${day} 22:00:00`, status: 'publish' }
const later = {
  start_date: times.start_date.replace(day, addDays(day, 50)),
  end_date: times.end_date.replace(day, addDays(day, 50)),
}
const source =
  '<p>Un <a href="https://a.example/x">ball</a>.</p>\n<p>A les 10 h, 12,50 €, tel. 972 00 00 00</p>'
const right = source.replace('ball', 'baile').replace('A les', 'A las')

let world: TestWorld
/** A dance in both languages, found by its slug, and a supper in Catalan alone. */
let ids: { ca: number; es: number; alone: number }
beforeAll(async () => {
  world = await makeWorld('live')
  const make = (language: string, title: string, more: object) =>
    world.makeIn(language, 'events', { title, ...times, ...more })
  ids = {
    ca: await make('ca', 'Ball de tardor', { slug: 'ball-de-tardor', description: source }),
    es: await make('es', 'Baile', { slug: 'ball-de-tardor', description: '<p>Antes.</p>' }),
    alone: await make('ca', 'Sopar popular', {
      slug: 'sopar-popular',
      excerpt: '<p>Sopar.</p>',
      ...later,
    }),
  }
})

const unit = (over: Partial<TextUnit>): TextUnit => {
  const dance = { id: ids.ca, targetId: ids.es, source: 'Ball de tardor', target: '' }
  return { ...feria, site: '', ...dance, ...over }
}
const xliff = (target: string, state: string, over: Partial<TextUnit> = {}) =>
  xliffOf([unit({ target, ...over })], 'ca', 'es').replace('state="translated"', state)
const csv = (target: string, over: Partial<TextUnit> = {}, tags = 'ca,es') => {
  const { id, kind, source: text } = unit(over)
  const quoted = [text, target].map((one) => `"${one.replaceAll('"', '""')}"`).join(',')
  return `record,field,source_language,target_language,source,target\nevents/${id},${kind},${tags},${quoted}\n`
}
const omegaT = (target: string) =>
  xliff12Of([unit({})], 'ca', 'es').replace(/(<target[^>]*>).*(?=<.target>)/, `$1${target}`)
const titleIn = (state: string) => () => xliff('Baile de otoño', state)
const description = { kind: 'description', source } as const

async function rowsOf(file: string) {
  const read = await readTextFile(new Blob([file]))
  if ('problem' in read) throw new Error(read.problem)
  return checkedRows({
    client: new QueryClient(),
    service: world.service(),
    entries: read.entries,
    reach: ['publish', 'draft'],
    onRead: () => undefined,
    signal: new AbortController().signal,
  })
}

const same = 'Ball de tardor'
const fuzzy = 'state="translated" subState="poedit:fuzzy"'
const autumn = 'Baile de otoño'
const regional = () => titleIn('')().replace('"ca"', '"ca-ES"').replace('"es"', '"es-ES"')
const review = () => omegaT(autumn).replace('needs-translation', 'needs-review-translation')
const linkless = right.replace(/<a[^>]*>|<.a>/g, '')
const others = right.replace('10', '11').replace('12', '15').replace('00 00 ', '00 01 ')
const supper = { kind: 'excerpt', source: '<p>Sopar.</p>' } as const

test.each<[row: number, what: string, file: () => string, found: string]>([
  [32, 'XLIFF of ca-ES and es-ES', regional, 'change, chosen:'],
  [32, 'CSV of es_ES and CA', () => csv(autumn, {}, 'CA,es_ES'), 'change, chosen:'],
  [33, 'a source nobody translated', () => xliff(same, 'state="initial"'), 'untranslated'],
  [33, 'a source laid down, without a state', () => xliff(same, ''), 'untranslated'],
  [33, 'a source called translated', () => xliff(same, 'state="translated"'), 'change: sameText'],
  [33, 'a source that was reviewed', () => xliff(same, 'state="final"'), 'change, chosen:'],
  [33, 'a translation left as initial', titleIn('state="initial"'), 'change, chosen:'],
  [35, 'a translation between line ends', () => xliff(`\n  ${autumn}\n`, ''), 'change, chosen:'],
  [92, 'needs work in Poedit', titleIn(fuzzy), 'change: unfinished'],
  [91, 'XLIFF 1.2 as it went out', () => omegaT(same), 'untranslated'],
  [91, 'XLIFF 1.2 translated in OmegaT', () => omegaT(autumn), 'change, chosen:'],
  [92, 'XLIFF 1.2 to be reviewed', review, 'change: unfinished'],
  [93, 'all of the source', () => csv(right, description), 'change, chosen:'],
  [93, 'no link', () => csv(linkless, description), 'change: links'],
  [93, 'another hour, price and telephone', () => csv(others, description), 'change: numbers'],
  [90, 'no version named, one found', () => csv(autumn), 'change, chosen:'],
  [90, 'no version named, unchanged', () => csv('Baile'), 'unchanged'],
  [94, 'no title', () => csv('Cena', { id: ids.alone, ...supper }), 'create, chosen:'],
])('%i: of a file with %s', async (_row, _what, file, found) => {
  const [row, ...others] = await rowsOf(file())
  expect(others).toEqual([])
  if (row?.kind !== 'change' && row?.kind !== 'create') return expect(row?.kind).toBe(found)
  const chosen = chosenOf([row], new Map()).map((one) => targetKey(one.unit))
  return expect(
    `${row.kind}${chosen.length > 0 ? ', chosen' : ''}: ${row.warnings.join()}`.trim(),
  ).toBe(found)
})

test('90: versions of many events are found by one listing of each language', async () => {
  const [head = ''] = csv('').split('\n')
  const lines = [ids.ca, ids.alone].map((id) => csv(`Uno de ${id}`, { id }).split('\n')[1])
  const asked = vi.spyOn(globalThis, 'fetch')
  const rows = await rowsOf([head, ...lines, ''].join('\n'))
  expect(rows.map(({ kind }) => kind)).toEqual(['change', 'create'])
  const listings = asked.mock.calls.map(([request]) =>
    new URL(request instanceof Request ? request.url : String(request)).search.includes(
      'starts_after',
    ),
  )
  expect(listings.filter(Boolean)).toHaveLength(2)
})
