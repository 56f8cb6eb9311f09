import { everyDate } from '../../../resources/events/events.ts'
import type { Answer } from '../asking/answer.ts'

/** The list of all records with these words, below Agenda's base. */
export function listPath(
  { collection, language, list }: Pick<Answer, 'collection' | 'language' | 'list'>,
  words: string,
): string {
  const query = new URLSearchParams(
    list ?? {
      search: words,
      ...(collection === 'events' ? everyDate : {}),
      // Of the categories a tree would be shown.
      ...(collection === 'categories' ? { view: 'list' } : {}),
    },
  )
  return `/${language}/${collection}?${query}`
}
