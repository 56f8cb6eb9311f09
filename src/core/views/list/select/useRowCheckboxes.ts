import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { type Press, pressOn, type SelectionProps } from './selections.ts'

function boxesIn(rows: HTMLElement | null): HTMLInputElement[] {
  return [...(rows?.querySelectorAll<HTMLInputElement>('[data-pick] input') ?? [])]
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
  isChosen: (id: number) => boolean
  /** told of a press, and at first of all that were made while this code was on its way */
  onPresses: (presses: readonly Press[]) => void
  /** told when other rows are drawn */
  onOtherRows: () => void
}

/**
 * The boxes of a list that stands: they show what is chosen, and presses on them are told. They belong to rows that
 * are drawn once and were there before anything was chosen, so they are set in place and not drawn again.
 */
export function useRowCheckboxes(
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
