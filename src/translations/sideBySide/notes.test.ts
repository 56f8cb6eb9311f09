import { expect, test } from 'vitest'
import { notesAfter, type SavedTexts } from './notes.ts'

const text = (title: string) => ({ title, description: '', excerpt: '' })
const [before, after, older] = [text('Fira'), text('Fira nova'), text('Fireta')]
const es = (isSaved: boolean, from?: ReturnType<typeof text>): SavedTexts => ({
  language: 'es',
  isSaved,
  madeFrom: from && { language: 'ca', id: 1, texts: from },
})

test.each<[what: string, version: SavedTexts, isMinor: boolean, noted: string | undefined]>([
  ['that went out is made from the source as it is now', es(true), false, 'Fira nova'],
  ['of which nothing was known falls behind', es(false), false, 'Fira'],
  ['that was current falls behind by what is noted', es(false, before), false, undefined],
  ['stays current after a minor edit', es(false, before), true, 'Fira nova'],
  ['that was behind stays so after a minor edit', es(false, older), true, undefined],
])('a translation %s', (_what, version, isMinor, noted) => {
  const notes = notesAfter({ before, after, isMinor, others: [version] })
  expect(notes[0]?.texts.title).toBe(noted)
})

test('a save that leaves the source as it was notes what went out only', () => {
  const others = [es(true), { ...es(false), language: 'en' }]
  const notes = notesAfter({ before, after: before, isMinor: false, others })
  expect(notes.map(({ language }) => language)).toEqual(['es'])
})
