import type { QueryClient } from '@tanstack/react-query'
import type { CollectionName, Identified } from '../../../core/resource/collection.ts'
import { isReadRefused } from '../../../core/query/readErrors.ts'
import { isMissing } from '../../../core/query/readErrors.ts'
import type { Values } from '../../../core/write/merge.ts'
import { recordOptions } from '../../../core/query/readOptions.ts'
import { titleOfRecord, writables } from '../../../resources/records.ts'
import type { Service } from '../../../api/service.ts'
import { shownOf } from '../cells/cell.ts'
import { cellText } from '../columns/cellText.ts'
import { type CellLink, linksIn } from '../columns/linkText.ts'
import { namedIn } from '../make/columns/targets.ts'
import { nameKey } from '../cells/nameKey.ts'
import type { FileRow, WrongCell } from './changedRow.ts'

/** Links of a cell that say a name as well, those first that a record has, by what it calls them. */
function linksBeside(text: string, now: string) {
  const known = new Map(linksIn(now).map(({ id, name }) => [id, name]))
  const named = linksIn(text).filter(({ name }) => name !== '')
  return {
    kept: named.flatMap((link) => {
      const called = known.get(link.id)
      return called ? [{ ...link, called }] : []
    }),
    anew: named.filter(({ id }) => !known.get(id)),
  }
}

/** Whether a cell calls a record that is linked already otherwise than the calendar does: then one of name and number is wrong. */
export const namesOther = (text: string, now: string) =>
  linksBeside(text, now).kept.some(({ name, called }) => nameKey(name) !== nameKey(called))

/** What changed cells link anew: a spreadsheet that fills cells on counts their numbers up beside the same name. */
function linkedAnew({ cells }: FileRow, of: CollectionName, record: Identified, values: Values) {
  return Object.entries(writables[of].fields).flatMap(([field, one]) =>
    one.kind === 'links' && field in values
      ? linksBeside(shownOf(cells[field] ?? ''), cellText(field, one, record)).anew.map((link) => ({
          field,
          link,
        }))
      : [],
  )
}

/**
 * Looks whether the records that cells name by number have the name beside it; each is read once.
 * @returns of the changed cells of a row, those that name another
 */
export function linkNames(client: QueryClient, service: Service) {
  const names = new Map<string, Promise<string | null>>()
  const read = async (of: CollectionName, id: number): Promise<string | null> => {
    try {
      const options = recordOptions(service, writables[of], id)
      return titleOfRecord(of, await client.fetchQuery({ ...options, staleTime: 0, gcTime: 0 }))
    } catch (error) {
      if (isMissing(error) || isReadRefused(error)) return null
      throw error
    }
  }
  const isOther = async (field: string, { id, name }: CellLink): Promise<boolean> => {
    const of = namedIn[field]
    if (of === undefined) return false
    const key = `${of} ${id}`
    const asked = names.get(key) ?? read(of, id)
    names.set(key, asked)
    const called = await asked
    return called === null || nameKey(called.replaceAll('|', '/')) !== nameKey(name)
  }
  return async (...row: Parameters<typeof linkedAnew>): Promise<readonly WrongCell[]> => {
    const wrong: WrongCell[] = []
    for (const { field, link } of linkedAnew(...row))
      if (await isOther(field, link)) {
        const shown = shownOf(row[0].cells[field] ?? '')
        wrong.push({ field, problem: 'otherLink', shown })
      }
    return wrong
  }
}
