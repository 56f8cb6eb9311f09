import type { Row } from '../store/rows.ts'
import { makeSlugBook, slugOf } from './slugs.ts'
import { type Tongue, readPartialWords, readTable, tongues } from './tongues.ts'
import terms from './words/terms.json' with { type: 'json' }

/** The id of a term in a language; undefined where it has not been translated. */
export type TermIds = (kind: 'category' | 'tag', key: string, tongue: Tongue) => number | undefined

interface Entry {
  kind: 'category' | 'tag'
  key: string
  parent: string | null
  words: ReturnType<typeof readPartialWords>
}

const depthOf = (line: string): number => (/^ */.exec(line)?.[0].length ?? 0) / 2

const categories = (): Entry[] => {
  const path: string[] = []
  return readTable(terms.categories).map(([key = '', ca = '', es = '', en = ''], index) => {
    const depth = depthOf(terms.categories[index] ?? '')
    path.splice(depth, path.length, key)
    return {
      kind: 'category',
      key,
      parent: path[depth - 1] ?? null,
      words: readPartialWords(ca, es, en),
    }
  })
}

const tags = (): Entry[] =>
  readTable(terms.tags).map(([key = '', ca = '', es = '', en = '']) => ({
    kind: 'tag',
    key,
    parent: null,
    words: readPartialWords(ca, es, en),
  }))

/** The terms of the town, each language's a record of its own, numbered from 11. */
export const termRows = (): { rows: Row[]; idOf: TermIds } => {
  const ids = new Map<string, number>()
  const slug = makeSlugBook()
  const rows = [...categories(), ...tags()].flatMap(({ kind, key, parent, words }) =>
    tongues.flatMap((language) => {
      const name = words[language]
      if (name === undefined) return []
      const id = 11 + ids.size
      ids.set(`${kind} ${key} ${language}`, id)
      const above = parent === null ? 0 : (ids.get(`${kind} ${parent} ${language}`) ?? 0)
      return {
        id,
        kind,
        language,
        name,
        slug: slug(`${kind} ${language}`, slugOf(name)),
        parent: above,
      }
    }),
  )
  return { rows, idOf: (kind, key, tongue) => ids.get(`${kind} ${key} ${tongue}`) }
}
