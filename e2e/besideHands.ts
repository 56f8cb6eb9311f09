import type { Locator } from '@playwright/test'
import { pressOnto } from './hands.ts'

/** What a translator does over and over: by pointing, or with nothing but keys. */
export interface Hand {
  press(place: Locator): Promise<void>
  write(box: Locator, words: string): Promise<void>
}

export const pointing: Hand = {
  press: (place) => place.click(),
  write: (box, words) => box.fill(words),
}

/** Three forms beside each other have many places. */
const tabOnto = (place: Locator) => pressOnto(place, 'Tab', 250)

export const tabbing: Hand = {
  async press(place) {
    await tabOnto(place)
    await place.page().keyboard.press('Enter')
  },
  async write(box, words) {
    await tabOnto(box)
    await box.page().keyboard.press('ControlOrMeta+a')
    await box.page().keyboard.type(words)
  },
}
