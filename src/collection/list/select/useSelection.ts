import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/toast/toast.ts'
import type { Identified } from '../../collection.ts'
import { type Chosen, narrowing, rowsBetween, withNewer, withPicked } from './chosen.ts'
import { keepSelection, keptSelection, type SelectionProps } from './selections.ts'
import { checkedIn, type Press, useBoxes } from './useBoxes.ts'

interface Standing<R> {
  readonly filters: string
  readonly chosen: Chosen<R>
  /** how many the last change of filters took out */
  readonly dropped: number
}

function recordsOf<R extends Identified>(records: readonly R[], ids: readonly number[]) {
  return records.filter(({ id }) => ids.includes(id))
}

/** What was chosen before this code came, and what was when the list was left. */
function found<R extends Identified>({ list, records, rows }: SelectionProps<R>): Chosen<R> {
  const kept = keptSelection(list.service, list.collection.name)
  // Sound because a collection's name stands for its records.
  const before = kept?.filters === narrowing(list.asked) ? (kept.chosen as Chosen<R>) : new Map()
  return withPicked(before, recordsOf(records, checkedIn(rows.current)), true)
}

/** What is chosen in a list: kept over its pages, dropped with its filters. */
export function useSelection<R extends Identified>(props: SelectionProps<R>) {
  const { list, records, rows } = props
  const { t } = useTranslation('bulk')
  const filters = narrowing(list.asked)
  const [standing, setStanding] = useState<Standing<R>>(() => ({
    filters,
    chosen: found(props),
    dropped: 0,
  }))
  const anchor = useRef<number | null>(null)
  const { chosen, dropped } = standing
  const set = (next: Chosen<R>) => setStanding({ filters, chosen: next, dropped: 0 })
  const newer = withNewer(chosen, records)
  if (standing.filters !== filters)
    setStanding({ filters, chosen: new Map(), dropped: chosen.size })
  else if (newer !== chosen) set(newer)

  useEffect(() => {
    if (dropped > 0)
      toast.show({ message: t('selection.dropped', { count: dropped }), severity: 'info' })
  }, [t, dropped])

  const { service, collection } = list
  useEffect(() => {
    keepSelection(service, collection.name, standing)
  }, [service, collection, standing])

  const press = ({ id, isIn, isRange }: Press) => {
    if (id === null) return set(withPicked(chosen, records, isIn))
    const [only] = chosen.size === 1 ? chosen.keys() : []
    const from = isRange ? (anchor.current ?? only ?? null) : null
    anchor.current = id
    return set(withPicked(chosen, rowsBetween(records, from, id), isIn))
  }
  useBoxes(
    rows,
    (id) => chosen.has(id),
    press,
    (ids) => set(withPicked(chosen, recordsOf(records, ids), true)),
  )

  return {
    chosen,
    choose: (more: readonly R[]) => set(withPicked(chosen, more, true)),
    /** Takes over records that were written since; those that are gone (null) are chosen no longer. */
    renew: (written: ReadonlyMap<number, R | null>) => {
      const left = [...written.values()].filter((record) => record !== null)
      const stay = [...chosen.values()].filter(({ id }) => written.get(id) !== null)
      set(withNewer(withPicked(new Map(), stay, true), left))
    },
    clear: () => set(new Map()),
  }
}
