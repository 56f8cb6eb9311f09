import { contrast, mixed } from '../../../app/theme/testContrast.ts'
import { dark as darkPalette, light as lightPalette } from '../../../app/theme/theme.ts'
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

/** Lightness and two axes of colour, in which what looks as different is as far apart (CSS Color 4, §10.2). */
function oklab(colour: string): readonly number[] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  const l = Math.cbrt(0.412_221_47 * r + 0.536_332_54 * g + 0.051_445_99 * b)
  const m = Math.cbrt(0.211_903_5 * r + 0.680_699_55 * g + 0.107_396_96 * b)
  const s = Math.cbrt(0.088_302_46 * r + 0.281_718_84 * g + 0.629_978_7 * b)
  return [
    0.210_454_26 * l + 0.793_617_79 * m - 0.004_072_05 * s,
    1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_71 * s,
    0.025_904_04 * l + 0.782_771_77 * m - 0.808_675_77 * s,
  ]
}

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

  test('sixteen can be told apart', () => {
    const distances = colours.flatMap((one, at) =>
      colours.slice(at + 1).map((other) => {
        const [a, b] = [oklab(one), oklab(other)]
        return Math.hypot(...a.map((value, axis) => value - (b[axis] ?? NaN)))
      }),
    )
    expect(colours).toHaveLength(16)
    expect(Math.min(...distances)).toBeGreaterThan(0.11)
  })

  test('lines tell colours from the page', () => {
    for (const hue of colours)
      for (const ground of [background.paper, mixed(hue, tint, background.paper)])
        expect(contrast(hue, ground)).toBeGreaterThanOrEqual(3)
  })
})
