import { describe, expect, test } from 'vitest'
import { contrast, mixed } from '../../../app/theme/contrast.ts'
import { dark as darkPalette, light as lightPalette } from '../../../app/theme/palette.ts'
import type { Colouring } from '../data/calendarFilters.ts'
import { paintsOf } from './colouring.ts'
import { dark, light, tint } from './painted.ts'

/** More than there are colours, so that every one of them is given to somebody. */
const grounds: Readonly<Record<Colouring, readonly string[]>> = {
  category: Array.from({ length: 40 }, (_, at) => `categoria-${at}`),
  venue: Array.from({ length: 40 }, (_, at) => `sala-${at}`),
  status: ['publish', 'draft', 'pending', 'private', 'future'],
  language: ['ca', 'es', 'en', 'fr', 'oc'],
}

const colourings = Object.keys(grounds) as Colouring[]

describe.each([
  ['light', light, lightPalette],
  ['dark', dark, darkPalette],
] as const)('in the %s scheme', (_name, colours, { background, text }) => {
  const hueOf = (key: string, by: Colouring) => {
    const lines = grounds[by].map((one) => ({ key: one, name: one }))
    return colours[paintsOf(lines, ({ name }) => name).get(key)?.hue ?? -1]
  }

  test.each(colourings)('words and letters can be read on every colour of a %s', (by) => {
    for (const key of grounds[by]) {
      const hue = hueOf(key, by)
      if (hue === undefined) throw new Error(`${key} has no colour`)
      const ground = mixed(hue, tint, background.paper)
      expect(contrast(text.primary, ground)).toBeGreaterThanOrEqual(4.5)
    }
  })

  test('on what has none of these, and on what is not out, as well', () => {
    const none = mixed(text.secondary, tint, background.paper)
    for (const ground of [none, background.paper]) {
      expect(contrast(text.primary, ground)).toBeGreaterThanOrEqual(4.5)
    }
  })

  test('words of the agenda that are less weighty can be read on them too', () => {
    for (const hue of [...colours, text.secondary]) {
      const ground = mixed(hue, tint, background.paper)
      expect(contrast(text.secondary, ground)).toBeGreaterThanOrEqual(4.5)
    }
  })

  test('lines tell colours from the page', () => {
    for (const hue of colours)
      for (const ground of [background.paper, mixed(hue, tint, background.paper)])
        expect(contrast(hue, ground)).toBeGreaterThanOrEqual(3)
  })
})
