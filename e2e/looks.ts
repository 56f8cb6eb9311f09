import type { Page } from '@playwright/test'
import type { Language } from './words.ts'

/** What a page is looked at in. */
export interface Look {
  language: Language
  colorScheme: 'light' | 'dark'
  width: number
}

/** Nothing moves, so that nothing is half faded in. */
export async function wear(page: Page, { colorScheme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 900 })
}
