import type { Locator } from '@playwright/test'

/** The key that comes nearer to a place from where the focus is; null when it has the focus. */
function keyTo(place: Locator): Promise<string | null> {
  return place.evaluate((element): string | null => {
    const label = element.closest('label')
    const control = label?.control
    const link = element.closest(
      'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]',
    )
    const cell = element.closest('[role=gridcell]')
    // What a cell holds and Tab leaves out is pressed by pressing its cell.
    const isOfCell = cell !== null && (link === null || link.matches('[tabindex="-1"]'))
    const target = control ?? (isOfCell ? cell : link) ?? element
    const focus = document.activeElement ?? document.body
    const spoken = focus.getAttribute('aria-activedescendant')
    if (target === focus || (spoken !== null && spoken === target.id)) return null

    const isBefore = (focus.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) > 0
    const grid = target === cell ? cell.closest('[role=grid]') : null
    const focused = focus.closest('[role=gridcell]')
    if (grid && focused && grid.contains(focused)) {
      const isSameRow = focused.parentElement === target.parentElement
      if (isSameRow) return isBefore ? 'ArrowLeft' : 'ArrowRight'
      return isBefore ? 'ArrowUp' : 'ArrowDown'
    }

    const isItem = target.matches(
      '[role^=menuitem], [role=option], [role=treeitem], [role=radio], input[type=radio]',
    )
    const list = isItem
      ? target.closest('[role=menu], [role=listbox], [role=radiogroup], [role=tree]')
      : null
    const bar = target.closest('[role=toolbar], [role=tablist]')
    const isSpokenFor = list !== null && focus.getAttribute('aria-controls') === list.id
    const isIn = (widget: Element | null) => widget?.contains(focus) === true
    const isRadio = target instanceof HTMLInputElement && target.type === 'radio'
    const isSameName = isRadio && focus instanceof HTMLInputElement && focus.name === target.name
    if (isSpokenFor || isIn(list) || isSameName) return 'ArrowDown'
    if (isIn(bar)) return 'ArrowRight'
    return isBefore ? 'Shift+Tab' : 'Tab'
  })
}

const most = 250

/** Comes to a place with Tab and arrows alone, as somebody who sees where it is; throws when it is never reached. */
export async function reach(place: Locator): Promise<void> {
  await place.waitFor()
  for (let presses = 0; presses < most; presses += 1) {
    const key = await keyTo(place)
    if (key === null) return
    await place.page().keyboard.press(key)
  }
  throw new Error(`Not reached with keys: ${place.toString()}`)
}
