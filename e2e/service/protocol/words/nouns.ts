import type { Language } from '../handlers.ts'
import { catalogues } from './catalogues.ts'

export type Kind = 'event' | 'venue' | 'organizer' | 'category' | 'tag'

/** A sentence about a kind: its noun in the holes, a capital at the start. */
export const about = (language: Language, kind: Kind, sentence: string): string => {
  const noun: Readonly<Record<string, string>> = catalogues[language].nouns[kind]
  const filled = sentence.replaceAll(/\{(\w+)\}/g, (hole, form: string) => noun[form] ?? hole)
  return filled.charAt(0).toUpperCase() + filled.slice(1)
}
