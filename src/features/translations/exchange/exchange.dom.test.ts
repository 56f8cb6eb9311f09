import * as fc from 'fast-check'
import { forAll } from '../../../testProperty.ts'
import { html, words } from '../../../core/resource/testArbitraries.ts'
import { samples } from '../../../ui/html/rich/testSamples.ts'
import { fromNeutral, neutral } from '../../../ui/files/neutralCell.ts'
import { csvOf, readCsv } from './csvFile.ts'
import { fingerprint } from './fingerprint.ts'
import { htmlOf, piecesOf } from './inlineCodes.ts'
import { textOfBytes } from '../../../ui/files/textOfBytes.ts'
import type { FileProblem, ReadFile, TextUnit } from './textUnit.ts'
import { feria } from './textUnitBed.ts'
import { readXliff } from './xliffIn.ts'
import { xliff12Of, xliffOf } from './xliffOut.ts'
import { withoutForbidden } from './xmlTree.ts'
import cases from './exchange.cases.json'

function unit(source: string, target: string, over: Partial<TextUnit> = {}): TextUnit {
  const [sourceHash, targetHash] = [fingerprint(source), fingerprint(target)]
  return { ...feria, kind: 'description', source, sourceHash, target, targetHash, ...over }
}

const unitsIn = (read: ReadFile | { readonly problem: FileProblem }) =>
  'problem' in read
    ? read.problem
    : read.entries.map((entry) => ('unit' in entry ? entry.unit : entry))

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<svg><script>alert(1)</script></svg>',
  '</source></segment><target>x</target>',
  ']]> <![CDATA[ x ]]> <!DOCTYPE x> <?php echo 1 ?>',
  'a <b c',
  '<<b>> &amp;lt; &&amp; &#x; &;',
  '\u0000\u0001\u001F\uFFFE\uFFFF',
  'una línia\r\nuna altra\rla tercera\ttab',
  '\uD83D sola i \uDE00 sola',
  '  espais  ',
  'x'.repeat(50_000),
]

const formulas = ['=1+1', '+34', '-5 %', '@nom', '\tx', '\rx', "'=1", "''+x", "'hola", '=cmd|x!A1']

const hard = [...samples.map(([, text]) => text), ...hostile, ...formulas]

/** Halves of characters are in no file of UTF-8. */
const whole = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text)) === text

describe('pieces of HTML', () => {
  test.each(hard)('%j comes back byte by byte', (text) => expect(htmlOf(piecesOf(text))).toBe(text))

  test('whatever it is', () =>
    forAll([fc.oneof(html, fc.string({ unit: fc.constantFrom(...'<>&;a/"b!#p[] ') }))], (text) => {
      expect(htmlOf(piecesOf(text))).toBe(text)
    }))

  test('words of a translator stay words', () => {
    expect(htmlOf([{ kind: 'words', text: '<b>R&amp;D & més < 3' }])).toBe(
      '&lt;b>R&amp;amp;D & més < 3',
    )
  })
})

describe('XLIFF', () => {
  const records = hard.map((text, at) => unit(text, hard.at(at - 1) ?? '', { id: at + 1 }))

  test('comes back as it went out, byte by byte', () => {
    expect(unitsIn(readXliff(xliffOf(records, 'ca', 'es')))).toEqual(records)
  })

  test('1.2 as well, but for what XML cannot hold; a source in place of a translation is none', () => {
    const held = records.filter(
      (one) =>
        one.source === withoutForbidden(one.source) && one.target === withoutForbidden(one.target),
    )
    expect(unitsIn(readXliff(xliff12Of(held, 'ca', 'es')))).toEqual(held)
    const out = xliff12Of([unit('<b>Un</b>', '')], 'ca', 'es')
    expect(out).toMatch(
      /<target state="needs-translation"><bpt id="1">&lt;b&gt;<\/bpt>Un<ept id="1">/,
    )
    expect(unitsIn(readXliff(out))).toMatchObject([{ target: '' }])
  })

  test('a code of the translation has the id of the same code in the source', () => {
    const [source, target] = ['<b>a</b> <i>b</i><br>', '<i>b</i> <u>c</u> <b>a</b>']
    const out = xliffOf([unit(source, target)], 'ca', 'es')
    const of = (name: string) => new RegExp(`<${name}>.*</${name}>`).exec(out)?.[0] ?? ''
    const ids = (text: string) => Array.from(text.matchAll(/ id="(\d)"/g), ([, id]) => id).join()
    expect([ids(of('source')), ids(of('target'))]).toEqual(['1,2,3', '2,4,1'])
  })

  test('so it does from a tool that writes XML in its own way', () => {
    const out = xliffOf(records, 'ca', 'es')
    const other = out
      .replace(/<\?xml[^>]*\?>/, '\uFEFF<?xml version="1.0" encoding="UTF-16"?>\n<!-- a tool -->')
      .replaceAll(/ (id="[^"]*") (dataRef="[^"]*")/g, '\n   $2   $1')
      .replaceAll('<segment', '\n    <segment')
      .replaceAll('</segment>', '</segment>\n  ')
      .replaceAll('><source>', '>\n      <source>')
      .replaceAll(/<target>([^<&]+)<\/target>/g, '<target><![CDATA[$1]]></target>')
      .replaceAll('mda:', 'other:')
      .replaceAll('xmlns:mda', 'xmlns:other')
    expect(unitsIn(readXliff(other))).toEqual(records)
  })

  test.each(['utf-16le', 'utf-16be'])('in %s', (encoding) => {
    const out = `\uFEFF${xliffOf([unit('Fira', 'Feria')], 'ca', 'es')}`
    const bytes = new Uint8Array(out.length * 2)
    const view = new DataView(bytes.buffer)
    for (let at = 0; at < out.length; at += 1)
      view.setUint16(at * 2, out.charCodeAt(at), encoding === 'utf-16le')
    expect(unitsIn(readXliff(textOfBytes(bytes).text))).toEqual([unit('Fira', 'Feria')])
  })

  test('takes segments that a tool made of a text, in the order it gave them', () => {
    const out = xliffOf([unit('Un. Dos.', '')], 'ca', 'es')
    const split = out.replace(
      /<segment[\s\S]*<\/segment>/,
      '<segment><source>Un.</source><target order="3">Dos.</target></segment>' +
        '<ignorable><source> </source></ignorable>' +
        '<segment><source>Dos.</source><target order="1">Uno.</target></segment>',
    )
    expect(unitsIn(readXliff(split))).toMatchObject([{ source: 'Un. Dos.', target: 'Uno. Dos.' }])
  })

  test('says which text is translated in part only, or has lost a mark', () => {
    const partly = xliffOf([unit('Un', 'Uno')], 'ca', 'es').replace(
      '</unit>',
      '<segment><source> més</source></segment></unit>',
    )
    expect(unitsIn(readXliff(partly))).toMatchObject([{ problem: 'incomplete' }])
    const lost = xliffOf([unit('<b>Un</b>', '<b>Uno</b>')], 'ca', 'es').replace(
      /<originalData>[\s\S]*<\/originalData>/,
      '',
    )
    expect(unitsIn(readXliff(lost))).toMatchObject([{ problem: 'lostMarks' }])
  })

  test.each([
    ['<!DOCTYPE x [<!ENTITY a "b">]><xliff/>', 'declares'],
    [
      '<?xml version="1.0"?><!-- x --> <!DOCTYPE xliff SYSTEM "http://a.example/x.dtd"><xliff/>',
      'declares',
    ],
    ['<html><p>x</p></html>', 'unknown'],
    ['<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"/>', 'empty'],
    ['<xliff version="1.1" xmlns="urn:oasis:names:tc:xliff:document:1.1"/>', 'unknown'],
    [xliffOf([unit('Fira', 'Feria')], 'ca', 'es').slice(0, -40), 'damaged'],
    [xliffOf([], 'ca', 'es'), 'empty'],
  ])('%.60s: nothing is taken', (text, problem) => expect(readXliff(text)).toEqual({ problem }))
})

describe('XML', () => {
  const fair = xliffOf([unit('Fira', 'Feria')], 'ca', 'es')
  const targetOf = (words: string) =>
    unitsIn(readXliff(fair.replace('>Feria<', () => `>${words}<`)))

  test.each(cases.read)('%j is read as %j', (words, target) => {
    expect(targetOf(words)).toMatchObject([{ target }])
  })

  test.each(['R&D', '&nbsp;', '<b>', '</b>', '<b a=1/>', '<z:b/>', '<!ELEMENT a>', '&#x110000;'])(
    '%j is in no well-formed file: nothing is taken',
    (words) => expect(targetOf(words)).toMatch(/^(damaged|declares)$/),
  )

  test.each(cases.long)('%j two hundred thousand times over keeps nobody waiting', (part) => {
    const start = performance.now()
    targetOf(part.repeat(200_000))
    expect(performance.now() - start).toBeLessThan(5000)
  })
})

test.each(['<!-- n -->', '<?n n?>', ' \n'])('%j ten thousand times keeps none waiting', (part) => {
  const many = part.repeat(10_000)
  const around = (root: string) => `<?xml version="1.0"?>${many}${root}`
  const whole = xliffOf([unit('Fira', 'Feria')], 'ca', 'es').replace(/^<\?xml[^?]*\?>/, '')
  const within = whole.replace('<unit', `${many}<unit`)
  expect(unitsIn(readXliff(around(within)))).toMatchObject([{ target: 'Feria' }])
  expect(readXliff(around('<!DOCTYPE x><xliff/>'))).toEqual({ problem: 'declares' })
  expect(readXliff(around('<!-- '))).toEqual({ problem: 'damaged' })
})

describe('CSV', () => {
  const records = hard
    .filter(whole)
    .map((text, at) => unit(text, hard.filter(whole).at(at - 1) ?? '', { id: at + 1 }))

  test('comes back as it went out, byte by byte', () => {
    expect(unitsIn(readCsv(csvOf(records)))).toEqual(records)
  })

  test.each([
    [';', '\n'],
    ['\t', '\r\n'],
  ])('also with %j between the cells', (delimiter, newline) => {
    const fair = unit('<p>Fira; "gran", i més\n</p>', '=Feria')
    const [head = '', row = ''] = csvOf([fair]).split('\r\n')
    const other = [head, row].map((line) => line.replaceAll('","', `"${delimiter}"`)).join(newline)
    expect(unitsIn(readCsv(other))).toEqual([fair])
  })

  test('no cell begins a formula, and every text comes back', async () => {
    await forAll(
      [fc.oneof(words, fc.string({ unit: fc.constantFrom(...'\'=+-@\t\r\na ;"') }))],
      (text) => {
        expect(neutral(text)).not.toMatch(/^[=+\-@\t\r\n]|[;\t\r\n]"*[=+\-@]/)
        expect(fromNeutral(neutral(text))).toBe(text)
      },
    )
    expect(csvOf([unit('=1', '@a')])).not.toMatch(/"[=+@-]/)
  })

  test('a file of Western Windows is read as such, and says so', () => {
    const text =
      'record;field;source_language;target_language;source;target\n' +
      'events/5;title;ca;es;Plaça;Peñón\n'
    const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0))
    const { text: read, guessed } = textOfBytes(bytes)
    expect(guessed).toBe('Windows-1252')
    expect(unitsIn(readCsv(read))).toMatchObject([{ source: 'Plaça', target: 'Peñón' }])
  })

  test.each(cases.none)('%j: nothing is taken', (text, problem) => {
    expect(readCsv(text)).toEqual({ problem })
  })

  test('a row that cannot be read costs no other', () => {
    const head = 'record,field,source_language,target_language,source,target'
    const read = readCsv(
      [
        head,
        'places/1,title,ca,es,a,b',
        'events/2,colour,ca,es,a,b',
        'events/3,title,ca',
        'events/4,title,ca,es,a,"b',
      ].join('\n'),
    )
    expect(unitsIn(read)).toEqual([
      { place: '2', problem: 'unreadable' },
      { place: '3', problem: 'unreadable' },
      { place: '4', problem: 'cutOff' },
      { place: '5', problem: 'cutOff' },
    ])
  })
})
