import * as fc from 'fast-check'

/** Words as editors write them, with the signs that services render. */
const word = fc.constantFrom(
  'Fira',
  'música',
  'l’hort',
  "d'estiu",
  '«Sala»',
  '"taller"',
  'café & pa',
  '–',
  '…',
  'Ñandú',
  '🎉',
  '10 €',
  '50 %',
  'C/ Nou',
  'a < b',
  '(2a part)',
  '#1',
)

export const words = fc.array(word, { minLength: 1, maxLength: 5 }).map((all) => all.join(' '))

/** A title that no other record has. */
export const title = fc.tuple(words, fc.uuid()).map(([text, id]) => `${text} ${id.slice(0, 8)}`)

const block = fc.oneof(
  words,
  words.map((text) => `<p>${text.replaceAll('<', '&lt;').replaceAll('&', '&amp;')}</p>`),
  words.map(() => '<h2>Programa</h2>\n<ul><li>u</li><li>dos</li></ul>'),
  fc.constant('<!-- wp:paragraph --><p>Bloc</p><!-- /wp:paragraph -->'),
  fc.constant('[gallery ids="1,2"]'),
  fc.constant('<a href="https://a.example/?a=1&amp;b=2">enllaç</a>'),
)

/** Text of HTML, with blocks and short codes. */
export const html = fc.array(block, { minLength: 1, maxLength: 4 }).map((all) => all.join('\n\n'))

export const website = fc.constantFrom(
  'https://exemple.example/',
  'https://exemple.example/a?b=1&c=2',
  'https://exemple.example/música',
  'http://exemple.example:8080/x#y',
)

const pad = (value: number) => String(value).padStart(2, '0')

/** A wall time that exists in every zone: no clock changes after four. */
export const wallTime = (from: number, to: number) =>
  fc
    .record({
      year: fc.integer({ min: from, max: to }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
      hour: fc.integer({ min: 4, max: 23 }),
      minutes: fc.constantFrom(0, 15, 30, 59),
    })
    .map(
      ({ year, month, day, hour, minutes }) =>
        `${year}-${pad(month)}-${pad(day)} ${pad(hour)}:${pad(minutes)}:00`,
    )

/** One of each for every name, in an order of its own. */
export function editsOf<Name extends string>(
  values: Readonly<Record<Name, fc.Arbitrary<unknown>>>,
): fc.Arbitrary<readonly { name: string; value: unknown }[]> {
  const edits = Object.entries<fc.Arbitrary<unknown>>(values).map(([name, value]) =>
    value.map((drawn) => ({ name, value: drawn })),
  )
  return fc.tuple(...edits).chain((all) => fc.shuffledSubarray(all, { minLength: all.length }))
}
