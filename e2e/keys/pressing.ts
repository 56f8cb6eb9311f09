import type { Locator } from '@playwright/test'
import { isInText, putCaret } from './caret.ts'
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

export async function press(place: Locator): Promise<void> {
  await place.waitFor()
  if (await isInText(place)) return putCaret(place)
  await reach(place)
  const key = await keyFor(place)
  if (key) await place.page().keyboard.press(key)
}

export async function write(place: Locator, text: string): Promise<void> {
  await reach(place)
  const { keyboard } = place.page()
  await keyboard.press('ControlOrMeta+a')
  if (text === '') await keyboard.press('Delete')
  else await keyboard.insertText(text)
}

export async function turn(place: Locator, isOn: boolean): Promise<void> {
  await reach(place)
  if ((await place.isChecked()) !== isOn) await place.page().keyboard.press('Space')
}

const mostLines = 60

/** Chooses the first word of a place of a text that is written as it looks: what a double press does there. */
export async function chooseWord(place: Locator): Promise<void> {
  await reach(place.locator('xpath=ancestor::*[@contenteditable="true"][1]'))
  const { keyboard } = place.page()
  const isThere = () =>
    place.evaluate((element) => element.contains(getSelection()?.focusNode ?? null))
  await keyboard.press('ControlOrMeta+Home')
  for (let line = 0; line < mostLines && !(await isThere()); line += 1)
    await keyboard.press('ArrowDown')
  if (!(await isThere())) throw new Error(`The caret does not come to ${place.toString()}`)
  await keyboard.press('Home')
  await keyboard.press('ControlOrMeta+Shift+ArrowRight')
}
