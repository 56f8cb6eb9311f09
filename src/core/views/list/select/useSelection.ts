import { useEffect, useRef, useState, useEffectEvent, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../../ui/toast/toast.ts'
import type { ListFilters } from '../recordList.ts'
import {
  afterPress,
  type Choosable,
  type Chosen,
  narrowing,
  withNewer,
  withoutMissing,
  withPicked,
  type Press,
} from './chosen.ts'
import { keepSelection, storedSelection, type SelectionProps, pressOn } from './selections.ts'

function boxesIn(rows: HTMLElement | null): HTMLInputElement[] {
  return [...(rows?.querySelectorAll<HTMLInputElement>('[data-pick] input') ?? [])]
}

function show(rows: HTMLElement | null, isChosen: (id: string) => boolean): void {
  const boxes = boxesIn(rows)
  const ofRows = boxes.filter(({ value }) => value !== '')
  for (const box of ofRows) box.checked = isChosen(box.value)
  const count = ofRows.filter(({ checked }) => checked).length
  for (const box of boxes.filter(({ value }) => value === '')) {
    box.checked = count > 0 && count === ofRows.length
    box.indeterminate = count > 0 && count < ofRows.length
  }
}

/** Holds rows, or did. */
function isOfRows(place: Element): boolean {
  return place.matches('tbody, ul') && place.closest('[data-selection]') === null
}

/** The presses kept so far; from then on none is kept. */
function takenFrom(early: SelectionProps<never>['early']): readonly Press[] {
  const presses = early.current ?? []
  early.current = null
  return presses
}

interface Boxes {
  isChosen: (id: string) => boolean
  /** told of a press, and at first of all that were made while this code was on its way */
  onPresses: (presses: readonly Press[]) => void
  /** told when other rows are drawn */
  onOtherRows: () => void
}

/**
 * The boxes of a list that stands: they show what is chosen, and presses on them are told. They belong to rows that
 * are drawn once and were there before anything was chosen, so they are set in place and not drawn again.
 */
function useRowCheckboxes(
  { rows, early }: Pick<SelectionProps<never>, 'rows' | 'early'>,
  { isChosen, onPresses, onOtherRows }: Boxes,
): void {
  const press = useEffectEvent((one: Press) => onPresses([one]))
  const shown = useEffectEvent(() => show(rows.current, isChosen))
  const others = useEffectEvent(onOtherRows)
  const meet = useEffectEvent(() => {
    const missed = takenFrom(early)
    if (missed.length > 0) onPresses(missed)
    else shown()
  })
  useLayoutEffect(() => meet())
  useEffect(() => {
    const list = rows.current
    if (!list) return undefined
    const clicked = (event: MouseEvent) => {
      const { target, shiftKey } = event
      if (!(target instanceof HTMLInputElement) || !target.closest('[data-pick]')) return
      // Shift and a click mark the text between, too.
      if (shiftKey) getSelection()?.removeAllRanges()
      press(pressOn(target, event))
    }
    list.addEventListener('click', clicked)
    // Rows come with other pages, and the lower ones of a page after the first.
    const arrivals = new MutationObserver((changes) => {
      shown()
      if (changes.some(({ target }) => target instanceof Element && isOfRows(target))) others()
    })
    arrivals.observe(list, { childList: true, subtree: true })
    return () => {
      list.removeEventListener('click', clicked)
      arrivals.disconnect()
      show(list, () => false)
    }
  }, [rows])
}

interface Standing<R> {
  readonly filters: string
  readonly chosen: Chosen<R>
  /** how many the last change of filters took out */
  readonly dropped: number
  /** what the list held when something of it was written: older than the records that are chosen since */
  readonly overtaken?: readonly R[] | undefined
}

/** What was chosen when the list was left. */
function found<R extends Choosable>({ list }: SelectionProps<R>): Chosen<R> {
  const kept = storedSelection(list.service, list.collection.name)
  // Sound because a collection's name stands for its records.
  return kept?.filters === narrowing(list.asked) ? (kept.chosen as Chosen<R>) : new Map()
}

/** Whether a list that asks for these statuses goes on to show a record; undefined is one that was not written. */
function isStillListed<R extends Choosable>(
  record: R | null | undefined,
  { status }: ListFilters,
): boolean {
  if (!record) return record === undefined
  return status === undefined || !('status' in record) || status.includes(String(record.status))
}

/** What is chosen in a list: kept over its pages, dropped with its filters and with what leaves the list. */
export function useSelection<R extends Choosable>(props: SelectionProps<R>) {
  const { list, records } = props
  const { t } = useTranslation('job')
  const filters = narrowing(list.asked)
  const [standing, setStanding] = useState<Standing<R>>(() => ({
    filters,
    chosen: found(props),
    dropped: 0,
  }))
  const anchor = useRef<Choosable['id'] | null>(null)
  const { chosen, dropped } = standing
  const set = (next: Chosen<R>, overtaken = standing.overtaken) =>
    setStanding({ filters, chosen: next, dropped: 0, overtaken })
  const known = list.all ?? records
  const newer = known === standing.overtaken ? chosen : withNewer(chosen, known)
  const isWhole = !!list.all || list.result.data?.pages === 1
  const listed = (them: Chosen<R>) => (isWhole ? withoutMissing(them, known) : them)
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
  const ids = new Set(Array.from(chosen.keys(), String))
  useRowCheckboxes(props, {
    isChosen: (id) => ids.has(id),
    onPresses: press,
    onOtherRows: leave,
  })

  return {
    chosen,
    choose: (more: readonly R[]) => set(withPicked(chosen, more, true)),
    /** Takes over records that were written since; those that are gone, or of another status than the list, leave. */
    renew: (written: ReadonlyMap<Choosable['id'], R | null>) => {
      const left = [...written.values()].filter((record) => record !== null)
      const stay = [...chosen.values()].filter(({ id }) =>
        isStillListed(written.get(id), list.asked),
      )
      set(listed(withNewer(withPicked(new Map(), stay, true), left)), known)
    },
    clear: () => set(new Map()),
  }
}
