import { categories } from '../../../resources/categories/categories.ts'
import { recordLanguage } from '../../../core/views/form/recordLanguage.ts'
import { existingTerm } from '../../../core/write/saved.ts'
import { madeFor, makeOnce } from '../../../core/views/form/creating/makeOnce.tsx'
import { named } from '../../../core/views/form/creating/named.ts'
import { recordOptions } from '../../../core/query/readOptions.ts'
import { ownerOf } from '../../../core/query/owner.ts'
import { attemptsOf } from '../../../core/write/operationStore.ts'
import { unique } from '../../../core/resource/unique.ts'
import { tags } from '../../../resources/tags/tags.ts'
import type { Making } from './makeCounterpart.ts'
import { notifyMade } from './notifyMade.ts'
import { versionOf } from './versionOf.ts'

interface NewTerm {
  readonly name: string
  readonly parent?: number
}

/** Where a category stands in the other language: below the version of its parent, at the top where there is none. */
function placeThere({ service, there, found }: Making, parent: number): { parent?: number } {
  if (parent === 0) return {}
  const place = { language: service.language, id: parent }
  const mate = found.mateOf('categories', place, there.language)
  return mate === undefined || mate.certainty === 'possible' ? {} : { parent: mate.id }
}

/** The term of that name that is there already, where it is of the language that is asked. */
async function existingThere({ client, there }: Making, collection: Of, error: unknown) {
  const id = existingTerm(error)
  if (id === null) return null
  const term = await client.fetchQuery(recordOptions(there, collection, id))
  const language = recordLanguage(term.url, there.configuration)
  return language === null || language === there.language ? id : null
}

type Of = typeof categories | typeof tags

interface Wanted {
  readonly values: NewTerm
  readonly of: string
  readonly named?: string
}

function madeAs({ client, there }: Making, collection: Of, wanted: Wanted) {
  return makeOnce({ client, service: there }, collection, wanted)
}

/** That of an earlier try of which nobody knows what became, or a new one. */
async function nameOfItsOwn({ there }: Making, name: string, of: string): Promise<string> {
  const attempts = await attemptsOf(ownerOf(there), madeFor(there, of))
  return String(attempts.at(-1)?.changes.name ?? `${name} ${unique().slice(0, 8)}`)
}

/**
 * Makes the version of a category or a tag. A service that refuses a second term of one name has it already in that
 * language; or it looks at no language, and then gets a name of its own that is given up at once.
 * @throws ApiError
 */
export async function makeTerm(
  making: Making,
  name: 'categories' | 'tags',
  id: number,
): Promise<number> {
  const { client, service, there } = making
  const collection = name === 'categories' ? categories : tags
  const term = await client.fetchQuery(recordOptions(service, collection, id))
  const place = name === 'categories' ? placeThere(making, term.parent) : {}
  const values = { name: term.name, ...place }
  const of = versionOf(name, service, id)
  const own = `${of} under its own name`
  try {
    return notifyMade(making, collection, await madeAs(making, collection, { values, of }))
  } catch (error) {
    if (existingTerm(error) === null) throw error
    const known = await existingThere(making, collection, error)
    if (known !== null) return known
    const { record } = await madeAs(making, collection, {
      values: { ...values, name: await nameOfItsOwn(making, term.name, own) },
      of: own,
      named: term.name,
    })
    const name = { field: 'name', intended: term.name, found: record.name }
    const renaming = { record, name, of: madeFor(there, own) }
    const saved = await named({ client, service: there }, collection, renaming)
    return notifyMade(making, collection, saved)
  }
}
