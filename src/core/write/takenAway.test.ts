import * as fc from 'fast-check'
import { forAll } from '../../testProperty.ts'
import { differencesOf, isTakenAwayBack } from './compare.ts'
import { html } from '../resource/postFields.ts'
import { foundUpdate } from './lostAnswer.ts'
import { overtakenIn } from './ownWrites.ts'

interface Shape {
  readonly id: number
  readonly description: string
}

const fields = { description: html<Shape>(({ description }) => description) }
const of = (description: string): Shape => ({ id: 5, description })
const link = '<a href="https://a.example/">el programa</a>'

describe('what was taken out of a text', () => {
  test.each([
    ['a link', `<p>Mireu ${link}</p>`, '<p>Mireu el programa</p>'],
    ['bold', '<p>Molt <strong>bé</strong></p>', 'Molt bé'],
    ['a picture', '<p>Foto <img src="a.jpg" class="wide" /></p>', '<p>Foto</p>'],
    [
      'one link of two',
      `<p>${link} i <a href="https://b.example/">més</a></p>`,
      `<p>${link} i més</p>`,
    ],
  ])('%s, and is there again, is a difference', async (_, was, intended) => {
    const changes = { description: intended }
    const different = (found: string) =>
      differencesOf(fields, of(was), of(found), changes, new Set(['description']))
    expect(different(was)).toEqual([{ field: 'description', intended, found: was, sent: true }])
    expect(different(`<p>${intended}</p>`)).toEqual([])
    const write = { before: of(was), after: of(intended), changes }
    expect(overtakenIn(fields, write, [], of(was))).toMatchObject([{ saved: intended, now: was }])
  })

  test.each([
    ['done', 'Molt bé', { description: 'Molt bé' }],
    ['not done', 'Molt <b>bé</b>', null],
  ])('is found to be %s when the answer was lost', async (_, there, found) => {
    const writing = { collection: { fields } } as unknown as Parameters<
      typeof foundUpdate<Shape>
    >[0]
    const look = async () => of(there)
    const before = of('Molt <b>bé</b>')
    const outcome = await foundUpdate(writing, look, { description: 'Molt bé' }, before)
    expect(outcome).toEqual(found === null ? null : of(found.description))
  })

  test.each([
    ['a picture that a shortcode shows', '<img src="a.jpg">', '[gallery ids="1"]'],
    ['what a block of the site draws', '<ul><li>Un</li></ul>', '<!-- wp:latest-posts /-->'],
    ['what is put around what is shown', '<figure><img src="a.jpg"></figure>', '<img src="a.jpg">'],
    ['what rendering adds', '<a href="x" rel="noopener" class="b">A</a>', '<a href="x">A</a>'],
  ])('does not say so of %s', (_, was, intended) => {
    expect(isTakenAwayBack(was, intended, was)).toBe(false)
  })
})

const pieces = [
  'Bon dia',
  'l\'hort -- "gran"...',
  '<strong>Fort</strong>',
  '<em>Viu</em>',
  '<h2>Programa</h2>',
  '<ul><li>Un</li></ul>',
  '<a href="https://a.example/?b=1&c=2">A</a>',
  '<a href="https://b.example/">B</a>',
  '<img src="a.jpg">',
  '<!-- wp:paragraph --><p>Bloc</p><!-- /wp:paragraph -->',
]

/** A site that does what is asked, and shows it in its own way. */
function shown(text: string): string {
  return text
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll("'", '&#8217;')
    .replaceAll('--', '&#8211;')
    .replaceAll('...', '&#8230;')
    .replaceAll('&c=', '&#038;c=')
    .replaceAll('<a ', '<a rel="noopener" ')
    .replaceAll('<img ', '<img decoding="async" class="wp-image-3" ')
    .split('\n\n')
    .map((part) => `<p>${part}</p>\n`)
    .join('')
}

test('an obedient site never makes a difference, however it shows what is written', async () => {
  const texts = fc.subarray(pieces).map((some) => some.join('\n\n'))
  await forAll(
    [texts, texts, fc.boolean()],
    (one, other, isWrittenAnew) => {
      // Whoever edits begins with what is shown, or writes all of it anew.
      const before = of(shown(one))
      const intended = isWrittenAnew ? other : shown(other)
      const after = of(shown(intended))
      expect(differencesOf(fields, before, after, { description: intended }, new Set())).toEqual([])
    },
    { numRuns: 2000 },
  )
})
