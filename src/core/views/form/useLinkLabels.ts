import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageOf } from '../../../api/language.ts'
import type { Service } from '../../../api/service.ts'
import { useService } from '../../../api/useService.ts'
import type { Identified } from '../../resource/collection.ts'
import { placeholderFromLists, recordOptions } from '../../query/readOptions.ts'
import { nameOf } from '../../resource/recordName.ts'
import { linkedBy, type Named, type NamedCollections, nameIn } from './linkedNames.ts'

/** Where a value that names records by their numbers was found. */
export interface Linking {
  readonly field: string
  readonly value: unknown
  /** tells the names of those it is linked to, as far as it does */
  readonly record: unknown
  readonly language: string
}

/**
 * Says linked records by their names: those of an event, and the category above. One whose name neither the record nor
 * a list tells is read, and said with the next drawing; one that cannot be read keeps its number. Undefined of others.
 */
export function useLinkLabels(
  collections: NamedCollections,
): (linking: Linking) => string | undefined {
  const { t } = useTranslation(['categoryTree', 'categoryList'])
  const service = useService()
  const client = useQueryClient()
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const asked = useRef(new Set<string>())

  const ask = async (key: string, there: Service, named: Named, id: number) => {
    const name = await client.fetchQuery(recordOptions(there, named, id)).then(
      (record) => nameOf(named, record),
      () => '',
    )
    if (name !== '') setNames((known) => new Map(known).set(key, name))
  }

  const readName = (named: Named, code: string, id: number): string => {
    const language = languageOf(service.configuration, code)
    if (language === null) return `#${id}`
    const there = service.in(language)
    const listed = placeholderFromLists<Identified>(client, there, named, (one) => one.id === id)
    if (listed) return nameOf(named, listed) || `#${id}`
    const key = `${language} ${named.name} ${id}`
    if (!asked.current.has(key)) {
      asked.current.add(key)
      void ask(key, there, named, id)
    }
    return names.get(key) ?? `#${id}`
  }

  return ({ field, value, record, language }) => {
    const named = linkedBy(field, collections)
    if (named === undefined) return undefined
    const say = (id: number) => nameIn(named, record, field, id) || readName(named, language, id)
    if (Array.isArray(value)) return value.map((id) => say(Number(id))).join(', ')
    if (field !== 'parent' || typeof value !== 'number') return undefined
    return value === 0 ? t('categoryList:move.top') : say(value)
  }
}
