import { folded } from '../../store/folded.ts'
import { type Conditions, anywhere } from '../conditions.ts'

/** Words of a search: all have to be there, `-word` must not, "words in quotes" belong together. */
const wordsOf = (search: string): string[] =>
  [...search.matchAll(/(-?)"([^"]+)"|(\S+)/g)].map(([, sign = '', phrase, word = '']) =>
    phrase === undefined ? word : `${sign}${phrase}`,
  )

/** Conditions on the folded column `search` of an aliased table (contract.md §3.6). */
export const addSearch = (search: string, column: string, { add, bind }: Conditions): void => {
  for (const word of wordsOf(search)) {
    const excluded = word.length > 1 && word.startsWith('-')
    const hole = bind(anywhere(excluded ? word.slice(1) : word))
    add(`${column} ${excluded ? 'not like' : 'like'} ${folded(`${hole}::text`)}`)
  }
}
