import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Identified } from '../../collection/collection.ts'
import type { PickerSource } from '../../collection/pickers/pickerSource.ts'
import { recordOptions } from '../../collection/readOptions.ts'
import { useService } from '../../service/useService.ts'
import { isLink, linkSources } from '../pickerSources.ts'

/**
 * Names of linked records by their numbers, for what is said of another version of an event than the one that is
 * open. One that is not known yet is read, and said with the next drawing.
 */
export function useLinkNames(): (field: string, id: number) => string | undefined {
  const service = useService()
  const client = useQueryClient()
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const asked = useRef(new Set<string>())

  const readName = async <R extends Identified>(source: PickerSource<R>, id: number) =>
    source.labelOf(await client.fetchQuery(recordOptions(service, source.collection, id)))
  const readers = {
    venue: (id: number) => readName(linkSources.venue, id),
    organizer: (id: number) => readName(linkSources.organizer, id),
    categories: (id: number) => readName(linkSources.categories, id),
    tags: (id: number) => readName(linkSources.tags, id),
  }

  const ask = async (field: keyof typeof readers, id: number, key: string) => {
    // What cannot be read keeps its number.
    const name = await readers[field](id).catch(() => '')
    if (name !== '') setNames((known) => new Map(known).set(key, name))
  }

  return (field, id) => {
    const key = `${field} ${id}`
    if (isLink(field) && !asked.current.has(key)) {
      asked.current.add(key)
      void ask(field, id, key)
    }
    return names.get(key)
  }
}
