import type { Locator, Page } from '@playwright/test'

/** How a place is come to with keys. */
interface Way {
  /** Where it is from the focus in the order of the document; `here` when it has the focus. */
  side: 'here' | 'before' | 'behind'
  /** The keys that move within the widget it belongs to, when the focus is in that. */
  within: 'list' | 'bar' | null
}

/** Looks at a place, or at what its label is for, and at where the focus is. */
function wayTo(place: Locator): Promise<Way> {
  return place.evaluate((element): Way => {
    const control = element.closest('label')?.control
    const target =
      control ??
      element.closest('a[href], button, input, select, textarea, [tabindex], [contenteditable]') ??
      element
    const focus = document.activeElement ?? document.body
    const spoken = focus.getAttribute('aria-activedescendant')
    if (target === focus || (spoken !== null && spoken === target.id))
      return { side: 'here', within: null }
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
    const within = isSpokenFor || isIn(list) || isSameName ? 'list' : isIn(bar) ? 'bar' : null
    const isBefore = (focus.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) > 0
    return { side: isBefore ? 'before' : 'behind', within }
  })
}

const most = 250

/** Comes to a place with Tab and arrows alone, as somebody who sees where it is; throws when it is never reached. */
export async function reach(place: Locator): Promise<void> {
  await place.waitFor()
  const page: Page = place.page()
  for (let presses = 0; presses < most; presses += 1) {
    const { side, within } = await wayTo(place)
    if (side === 'here') return
    if (within === 'list') await page.keyboard.press('ArrowDown')
    else if (within === 'bar') await page.keyboard.press('ArrowRight')
    else await page.keyboard.press(side === 'before' ? 'Shift+Tab' : 'Tab')
  }
  throw new Error(`Not reached with keys: ${place.toString()}`)
}
