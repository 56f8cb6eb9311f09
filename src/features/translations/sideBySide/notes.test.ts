import { expect, test } from 'vitest'
import { type Landing, madeFrom } from './sourceLog.ts'

const text = (title: string) => ({ title, description: '', excerpt: '' })
const [before, after, older] = [text('Fira'), text('Fira nova'), text('Fireta')]
const between = { language: 'es', source: 'ca' }

const written = (landing: Partial<Landing>): Landing => ({
  key: undefined,
  language: 'ca',
  hasTexts: true,
  seen: after,
  saved: before,
  before,
  after,
  isMinor: false,
  ...landing,
})
const source = written({})
const minor = written({ isMinor: true })
const own = { language: 'es', before: text('Feria'), after: text('Feria nueva') }
const es = written(own)
/** its save came later than the source's: what stands beside it is what is saved */
const esLater = written({ ...own, saved: after })

test.each<[what: string, known: string | undefined, landings: Landing[], made: string | undefined]>(
  [
    ['of which nothing was known falls behind', undefined, [source], 'Fira'],
    ['that was current falls behind by what is noted', 'Fira', [source], 'Fira'],
    ['stays current after a minor edit', 'Fira', [minor], 'Fira nova'],
    ['that was behind stays so after a minor edit', 'Fireta', [minor], 'Fireta'],
    ['saved with its source is made from that', 'Fira', [es, source], 'Fira nova'],
    ['saved with its source is made from that in any order', 'Fira', [source, es], 'Fira nova'],
    ['saved when its source was saved already', 'Fireta', [source, esLater], 'Fira nova'],
    ['whose source was not saved is made from what was', 'Fireta', [es], 'Fira'],
    ['of which only facts went out', 'Fireta', [written({ ...own, hasTexts: false })], 'Fireta'],
    ['whose source was not saved as it stood beside', 'Fireta', [es, merged()], 'Fira'],
    ['of another language leaves this one', 'Fireta', [{ ...es, language: 'en' }], 'Fireta'],
    [
      'whose source was saved without new texts',
      undefined,
      [{ ...source, after: before }],
      undefined,
    ],
  ],
)('a translation %s', (_what, known, landings, made) => {
  expect(madeFrom(between, known === undefined ? undefined : text(known), landings)?.title).toBe(
    made,
  )
})

/** The source after a conflict: something else than what the translator saw. */
function merged(): Landing {
  return written({ seen: older, after: older })
}
