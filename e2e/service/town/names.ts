import type { Occasion } from './occasion.ts'
import { type Words, readPartialWords, readTable } from './tongues.ts'
import directory from './words/directory.json' with { type: 'json' }

const nobody: Words = { ca: 'la gent del poble', es: 'la gente del pueblo', en: 'the townspeople' }

/** The name of an occasion's first organizer, the Catalan one standing in where there is no other. */
export const readOrganizerNames = (): ((occasion: Occasion) => Words) => {
  const names = new Map<string, Words>(
    readTable(directory.organizers).map(([key = '', ca = '', es = '', en = '']) => {
      const words = readPartialWords(ca, es, en)
      return [key, { ca, es: words.es ?? ca, en: words.en ?? ca }]
    }),
  )
  return ({ organizers: [first = ''] }) => names.get(first) ?? nobody
}
