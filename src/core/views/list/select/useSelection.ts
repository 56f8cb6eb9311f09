import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../../ui/toast/toast.ts'
import type { Identified } from '../../../resource/collection.ts'
import type { ListFilters } from '../recordList.ts'
import {
  afterPress,
  type Chosen,
  narrowing,
  withNewer,
  withoutMissing,
  withPicked,
} from './chosen.ts'
import { keepSelection, storedSelection, type Press, type SelectionProps } from './selections.ts'
import { useRowCheckboxes } from './useRowCheckboxes.ts'

interface Standing<R> {
  readonly filters: string
  readonly chosen: Chosen<R>
  /** how many the last change of filters took out */
  readonly dropped: number
  /** what the list held when something of it was written: older than the records that are chosen since */
  readonly overtaken?: readonly R[] | undefined
}

/** What was chosen when the list was left. */
function found<R extends Identified>({ list }: SelectionProps<R>): Chosen<R> {
  const kept = storedSelection(list.service, list.collection.name)
  // Sound because a collection's name stands for its records.
  return kept?.filters === narrowing(list.asked) ? (kept.chosen as Chosen<R>) : new Map()
}

/** Whether a list that asks for these statuses goes on to show a record; undefined is one that was not written. */
function isStillListed<R extends Identified>(
  record: R | null | undefined,
  { status }: ListFilters,
): boolean {
  if (!record) return record === undefined
  return status === undefined || !('status' in record) || status.includes(String(record.status))
}

/** What is chosen in a list: kept over its pages, dropped with its filters and with what leaves the list. */
export function useSelection<R extends Identified>(props: SelectionProps<R>) {
  const { list, records } = props
  const { t } = useTranslation('job')
  const filters = narrowing(list.asked)
  const [standing, setStanding] = useState<Standing<R>>(() => ({
    filters,
    chosen: found(props),
    dropped: 0,
  }))
  const anchor = useRef<number | null>(null)
  const { chosen, dropped } = standing
  const set = (next: Chosen<R>, overtaken = standing.overtaken) =>
    setStanding({ filters, chosen: next, dropped: 0, overtaken })
  const newer = records === standing.overtaken ? chosen : withNewer(chosen, records)
  const listed = (them: Chosen<R>) =>
    list.result.data?.pages === 1 ? withoutMissing(them, records) : them
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

  const press = (presses: readonly Press[]) => {
    const begun = { chosen, anchor: anchor.current }
    const next = presses.reduce((before, one) => afterPress(records, before, one), begun)
    anchor.current = next.anchor
    set(next.chosen)
  }
  const leave = () => {
    // Over an open dialog what it works on stays what it was; when it closes, `renew` is called.
    if (props.rows.current?.closest('[aria-hidden="true"]')) return
    const left = listed(chosen)
    if (left !== chosen) set(left)
  }
  useRowCheckboxes(props, {
    isChosen: (id) => chosen.has(id),
    onPresses: press,
    onOtherRows: leave,
  })

  return {
    chosen,
    choose: (more: readonly R[]) => set(withPicked(chosen, more, true)),
    /** Takes over records that were written since; those that are gone, or of another status than the list, leave. */
    renew: (written: ReadonlyMap<number, R | null>) => {
      const left = [...written.values()].filter((record) => record !== null)
      const stay = [...chosen.values()].filter(({ id }) =>
        isStillListed(written.get(id), list.asked),
      )
      set(listed(withNewer(withPicked(new Map(), stay, true), left)), records)
    },
    clear: () => set(new Map()),
  }
}
