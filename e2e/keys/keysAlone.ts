import type { Locator, Page } from '@playwright/test'
import { chooseWords } from './caret.ts'
import { choose, chooseFile, type Files } from './choosing.ts'
import { chooseWord, press, turn, write } from './pressing.ts'
import { reach } from './reaching.ts'

/** Makes a way of pointing fail wherever a journey goes that way. */
function refuse(hand: object, pointing: string): void {
  Object.assign(hand, { [pointing]: () => Promise.reject(new Error(`${pointing} is no key`)) })
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
    tap(this: Locator) {
      return press(this)
    },
    dblclick(this: Locator) {
      return chooseWord(this)
    },
    selectText(this: Locator) {
      return chooseWords(this)
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
    setInputFiles(this: Locator, files: Files) {
      return chooseFile(this, files)
    },
  })
  for (const pointing of ['hover', 'dragTo', 'dispatchEvent']) refuse(hand, pointing)
  for (const pointing of ['click', 'dblclick', 'down', 'up', 'move', 'wheel'])
    refuse(Object.getPrototypeOf(page.mouse) as object, pointing)
}
