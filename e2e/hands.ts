import { type Locator, expect } from '@playwright/test'

/** Presses a key until this has the focus, at most so many times. */
export async function pressOnto(place: Locator, key: string, most: number): Promise<void> {
  await place.waitFor()
  for (let times = 0; times < most; times += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return
    await place.page().keyboard.press(key)
  }
  await expect(place).toBeFocused()
}

/** Tabs until this has the focus. */
export function tabOnto(place: Locator): Promise<void> {
  return pressOnto(place, 'Tab', 80)
}
