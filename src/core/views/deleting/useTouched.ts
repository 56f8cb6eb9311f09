import { useQueries } from '@tanstack/react-query'
import { languagesOf, type Language } from '../../../api/language.ts'
import { useService } from '../../../api/useService.ts'
import type { Identified } from '../../resource/collection.ts'
import type { Page } from '../../resource/envelope.ts'
import { inTrash } from '../../query/statuses.ts'
import { useMayWrite, useStatusReach } from '../list/statusReach.ts'
import { isTrashWithheld, isUnknownThere } from '../../query/readErrors.ts'
import { listOptions } from '../../query/readOptions.ts'
import type { Touched } from './deletable.ts'

/** How many of them are named. */
export const named = 4

export interface TouchedPart {
  readonly touched: Touched
  readonly language: Language
  /** those in the trash, which lose it as well (contract.md §2) */
  readonly isTrashed?: boolean
  readonly page: Page<Identified> | undefined
  readonly isAsking: boolean
  /** it could not be found out */
  readonly error: Error | null
}

export interface TouchedLook {
  readonly parts: readonly TouchedPart[]
  readonly isAsking: boolean
  readonly isUnknown: boolean
  readonly again: () => void
}

const nothing: Page<Identified> = { items: [], total: 0, pages: 0, page: 1, unreadable: 0 }

/**
 * What a deletion touches, asked anew: the events in every language and in the trash, the rest in the record's own.
 * @param known what the page knows of already
 */
export function useTouched(
  all: readonly Touched[],
  known: readonly TouchedPart[] = [],
): TouchedLook {
  const service = useService()
  const status = useStatusReach(service)
  const mayWrite = useMayWrite(service)
  const asked = all.flatMap((touched) => {
    const own = [service.language]
    const languages = touched.isOwnLanguage === true ? own : languagesOf(service.configuration)
    const places = touched.what === 'events' && mayWrite ? [false, true] : [false]
    return languages.flatMap((language) =>
      places.map((isTrashed) => ({ touched, language, isTrashed })),
    )
  })
  return useQueries({
    queries: asked.map(({ touched, language, isTrashed }) => ({
      ...listOptions(service.in(language), touched.collection, {
        // What goes along with the deleted one is told of more than those that are named.
        per_page: touched.othersOf ? 50 : named,
        ...(isTrashed ? inTrash : touched.what === 'events' ? { status } : {}),
      }),
      staleTime: 0,
    })),
    combine: (results) => {
      const read = results.flatMap(({ data, error, isFetching }, at): TouchedPart[] => {
        const place = asked[at]
        if (place === undefined) return []
        const isNotTold = isUnknownThere(error) || (place.isTrashed && isTrashWithheld(error))
        const isNone = !isFetching && isNotTold
        const found = isNone ? { page: nothing, error: null } : { page: data, error }
        return [{ ...place, ...found, isAsking: isFetching }]
      })
      const parts = [...known, ...read]
      return {
        parts,
        isAsking: parts.some(({ isAsking }) => isAsking),
        isUnknown: parts.some(({ isAsking, error }) => !isAsking && error !== null),
        again: () => {
          for (const result of results) if (result.error) void result.refetch()
        },
      }
    },
  })
}
