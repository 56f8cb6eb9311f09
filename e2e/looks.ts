import type { Page } from '@playwright/test'
import { type Language, LANGUAGES } from './words.ts'

const SCHEMES = ['light', 'dark'] as const
export const WIDTHS = [1440, 768, 360] as const

/** What a page is looked at in. */
export interface Look {
  language: Language
  colorScheme: (typeof SCHEMES)[number]
  width: number
}

/** The whole matrix. */
export const everyLook: readonly Look[] = LANGUAGES.flatMap((language) =>
  WIDTHS.flatMap((width) => SCHEMES.map((colorScheme) => ({ language, colorScheme, width }))),
)

/**
 * One look in each language for what has this place among many, so that each of them meets every language, every one of
 * its widths and both schemes, and over all of them every two of those meet.
 */
export function lookInPairs(place: number, language: Language, widths: readonly number[]): Look {
  const turn = place + LANGUAGES.indexOf(language)
  const width = widths[turn % widths.length] ?? 360
  const colorScheme = SCHEMES[(turn + Math.floor(place / 3)) % 2] ?? 'light'
  return { language, colorScheme, width }
}

/** Nothing moves, so that nothing is half faded in. */
export async function wear(page: Page, { colorScheme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 900 })
}
