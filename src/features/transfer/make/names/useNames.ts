import { useQueries } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { CollectionName, Identified } from '../../../../core/resource/collection.ts'
import { allPagesOptions } from '../../../../core/query/allPages.ts'
import { keeper } from '../../../../core/query/keeper.ts'
import { useStatusReach } from '../../../../core/views/list/statusReach.ts'
import { titleOfRecord } from '../../../../resources/records.ts'
import { useService } from '../../../../api/useService.ts'
import { todayIn } from '../../../../time/wallTime.ts'
import { exportables } from '../../out/useExportable.ts'
import { type Candidate, nameIndex, type NameIndex } from './linkCell.ts'

/** Pages of fifty: more names than that no calendar has. */
const mostPages = 400

function candidateOf(of: CollectionName, record: Identified): Candidate {
  const facts = new Map<string, unknown>(Object.entries(record))
  const told = ['address', 'city', 'email'].flatMap((field) => {
    const text = facts.get(field)
    return typeof text === 'string' && text !== '' ? [text] : []
  })
  return {
    id: record.id,
    name: titleOfRecord(of, record),
    detail: [...told, `#${record.id}`].join(', '),
  }
}

interface Known {
  readonly candidates: readonly Candidate[]
  readonly index: NameIndex
}

/** The names of collections as they are in the calendar now. */
export interface Names {
  /** the same object until other names are read; a collection that is not read has none */
  readonly known: ReadonlyMap<CollectionName, Known>
  readonly isReading: boolean
  /** some could not be read: what is not found may be there */
  readonly hasGaps: boolean
  readonly error: Error | null
  readonly retry: () => void
}

/** Reads the names of some collections, in every status in reach. */
export function useNames(wanted: readonly CollectionName[]): Names {
  const service = useService()
  const reach = useStatusReach(service)
  const today = todayIn(service.configuration.timezone)
  const results = useQueries({
    queries: wanted.map((of) => {
      const { collection, asked } = exportables[of]
      const filters = asked({}, { today, reach })
      return {
        ...allPagesOptions(service, collection, [filters], { mostPages }),
        structuralSharing: false,
      }
    }),
  })
  const [kept] = useState(() => keeper<readonly Identified[] | undefined>())
  const read = kept(results.map(({ data }) => data?.records))
  const known = useMemo(
    () =>
      new Map(
        wanted.flatMap((of, at) => {
          const candidates = read[at]?.map((record) => candidateOf(of, record))
          return candidates ? [[of, { candidates, index: nameIndex(candidates) }] as const] : []
        }),
      ),
    [wanted, read],
  )
  return {
    known,
    isReading: results.some(({ isFetching, data }) => isFetching && data === undefined),
    hasGaps: results.some(({ data }) => data?.isWhole === false),
    error: results.find(({ error }) => error !== null)?.error ?? null,
    retry: () => void Promise.all(results.map(({ refetch }) => refetch())),
  }
}
