import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** A press on a box: on a row's with its id, on the one of all rows without. */
export interface Press {
  id: number | null
  isIn: boolean
  isRange: boolean
}

function boxesIn(rows: HTMLElement | null): HTMLInputElement[] {
  return [...(rows?.querySelectorAll<HTMLInputElement>('[data-pick] input') ?? [])]
}

/** Ids of the rows whose box is checked; of every row when the box of all is. */
export function checkedIn(rows: HTMLElement | null): number[] {
  const boxes = boxesIn(rows)
  const isAll = boxes.some(({ checked, value }) => checked && value === '')
  return boxes
    .filter(({ checked, value }) => value !== '' && (checked || isAll))
    .map(({ value }) => Number(value))
}

function show(rows: HTMLElement | null, isChosen: (id: number) => boolean): void {
  const boxes = boxesIn(rows)
  const ofRows = boxes.filter(({ value }) => value !== '')
  for (const box of ofRows) box.checked = isChosen(Number(box.value))
  const count = ofRows.filter(({ checked }) => checked).length
  for (const box of boxes.filter(({ value }) => value === '')) {
    box.checked = count > 0 && count === ofRows.length
    box.indeterminate = count > 0 && count < ofRows.length
  }
}

/**
 * The boxes of a list that stands: they show what is chosen, and presses on them are told. They belong to rows that
 * are drawn once and were there before anything was chosen, so they are set in place and not drawn again.
 * @param onMissed told of boxes that were checked while this code was on its way
 */
export function useBoxes(
  rows: RefObject<HTMLElement | null>,
  isChosen: (id: number) => boolean,
  onPress: (press: Press) => void,
  onMissed: (ids: readonly number[]) => void,
): void {
  const press = useEffectEvent(onPress)
  const shown = useEffectEvent(() => show(rows.current, isChosen))
  const isNew = useRef(true)
  const meet = useEffectEvent(() => {
    const missed = isNew.current ? checkedIn(rows.current).filter((id) => !isChosen(id)) : []
    isNew.current = false
    if (missed.length > 0) onMissed(missed)
    else shown()
  })
  useLayoutEffect(() => meet())
  useEffect(() => {
    const list = rows.current
    if (!list) return undefined
    const clicked = ({ target, shiftKey }: MouseEvent) => {
      if (!(target instanceof HTMLInputElement) || !target.closest('[data-pick]')) return
      // Shift and a click mark the text between, too.
      if (shiftKey) getSelection()?.removeAllRanges()
      const id = target.value === '' ? null : Number(target.value)
      press({ id, isIn: target.checked, isRange: shiftKey })
    }
    list.addEventListener('click', clicked)
    // Rows come with other pages, and the lower ones of a page after the first.
    const arrivals = new MutationObserver(() => shown())
    arrivals.observe(list, { childList: true, subtree: true })
    return () => {
      list.removeEventListener('click', clicked)
      arrivals.disconnect()
      show(list, () => false)
    }
  }, [rows])
}
