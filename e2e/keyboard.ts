import { type Locator, type Page, expect } from '@playwright/test'

/** Presses one key after the other. */
export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

/** Presses a key, Tab unless another is named, until the place has the focus. */
export async function pressTo(place: Locator, key = 'Tab', most = 120): Promise<void> {
  await place.waitFor()
  for (let times = 0; times < most; times += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return
    await place.page().keyboard.press(key)
  }
  await expect(place).toBeFocused()
}

/** Presses Enter on it. */
export async function enter(place: Locator): Promise<void> {
  await pressTo(place)
  await place.page().keyboard.press('Enter')
}

/** Replaces what a box holds. */
export async function write(box: Locator, words: string): Promise<void> {
  await pressTo(box)
  await press(box.page(), 'ControlOrMeta+a')
  await box.page().keyboard.type(words)
}
