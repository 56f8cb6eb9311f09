import type { Locator, Page } from '@playwright/test'
import { reach } from './reaching.ts'

/** What is pressed on a place to do what a click does to it. */
function keyFor(place: Locator): Promise<'Enter' | 'Space' | null> {
  return place.evaluate((element) => {
    const target = element.closest('label')?.control ?? element
    if (target.matches('input[type=checkbox], input[type=radio], [role=switch]')) return 'Space'
    const isText = target.matches(
      'input, textarea, select, [contenteditable=true], [role=spinbutton]',
    )
    return isText ? null : 'Enter'
  })
}

async function press(place: Locator): Promise<void> {
  await reach(place)
  const key = await keyFor(place)
  if (key) await place.page().keyboard.press(key)
}

async function write(place: Locator, text: string): Promise<void> {
  await reach(place)
  const { keyboard } = place.page()
  await keyboard.press('ControlOrMeta+a')
  if (text === '') await keyboard.press('Delete')
  else await keyboard.insertText(text)
}

async function turn(place: Locator, isOn: boolean): Promise<void> {
  await reach(place)
  if ((await place.isChecked()) !== isOn) await place.page().keyboard.press('Space')
}

/** Chooses of a native box by the first letters of what is shown. */
async function choose(place: Locator, value: unknown): Promise<string[]> {
  await reach(place)
  const label = await place.evaluate(
    (box, wanted) =>
      [...(box as HTMLSelectElement).options].find(
        ({ value: known, label: shown }) => known === wanted || shown === wanted,
      )?.label ?? '',
    typeof value === 'string' ? value : (value as { label?: string }).label,
  )
  await place.page().keyboard.type(label)
  return [label]
}

/**
 * From now on whatever a journey of this process clicks, fills, ticks or chooses is done with keys: the errand becomes
 * its own twin by keyboard. What has no place to be reached at fails.
 */
export function takeTheMouseAway(page: Page): void {
  const hand = Object.getPrototypeOf(page.locator('body')) as Locator
  Object.assign(hand, {
    click(this: Locator) {
      return press(this)
    },
    fill(this: Locator, text: string) {
      return write(this, text)
    },
    check(this: Locator) {
      return turn(this, true)
    },
    uncheck(this: Locator) {
      return turn(this, false)
    },
    setChecked(this: Locator, isOn: boolean) {
      return turn(this, isOn)
    },
    focus(this: Locator) {
      return reach(this)
    },
    async press(this: Locator, key: string) {
      await reach(this)
      await this.page().keyboard.press(key)
    },
    selectOption(this: Locator, value: unknown) {
      return choose(this, value)
    },
  })
  for (const pointing of ['dblclick', 'hover', 'dragTo', 'tap'] as const)
    Object.assign(hand, {
      [pointing]: () => Promise.reject(new Error(`${pointing} is no key`)),
    })
}
