import type { Locator } from '@playwright/test'
import { cursorTold } from '../cursorTold.ts'
import { reach } from './reaching.ts'

/** Whether it is a part of a text that is written as it looks: words, a cell of a table, a picture. */
export const isInText = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => element.parentElement?.isContentEditable === true)

/** Whether the caret is among its words, in it where it is empty, or a picture is chosen. */
const hasCaret = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    if (element.closest('.ProseMirror-selectednode')) return true
    const { focusNode = null, focusOffset = 0 } = getSelection() ?? {}
    if (!element.contains(focusNode)) return false
    return element.textContent === '' || (focusNode?.nodeType === Node.TEXT_NODE && focusOffset > 0)
  })

const mostSteps = 400

/** Puts the caret there with arrows, as a press on it does. */
export async function putCaret(place: Locator): Promise<void> {
  await reach(place.locator('xpath=ancestor::*[@contenteditable="true"][1]'))
  await cursorTold(place.page())
  const { keyboard } = place.page()
  await keyboard.press('ControlOrMeta+Home')
  for (let step = 0; step < mostSteps; step += 1) {
    if (await hasCaret(place)) return
    await keyboard.press('ArrowRight')
  }
  throw new Error(`The caret does not come to ${place.toString()}`)
}

/** Chooses all words of a place: the caret is behind the first of its letters by then. */
export async function chooseWords(place: Locator): Promise<void> {
  const words = (await place.textContent()) ?? ''
  await putCaret(place)
  const { keyboard } = place.page()
  await keyboard.press('ArrowLeft')
  for (const _ of words) await keyboard.press('Shift+ArrowRight')
}
