import { describe, expect, it } from 'vitest'
import { dark, light } from './palette.ts'

function luminance(colour: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of WCAG 2.2 (1.4.3). */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s scheme', (_name, palette) => {
  const grounds = [palette.background.default, palette.background.paper]
  const inks = {
    text: palette.text.primary,
    'secondary text': palette.text.secondary,
    primary: palette.primary.main,
    secondary: palette.secondary.main,
    error: palette.error.main,
    warning: palette.warning.main,
    info: palette.info.main,
    success: palette.success.main,
  }

  it.each(Object.entries(inks))('%s can be read on both grounds', (_ink, colour) => {
    for (const ground of grounds) expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const)(
    'words can be read on %s',
    (name) => {
      expect(contrast(palette[name].contrastText, palette[name].main)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it('words can be read on the rail', () => {
    const { ground, ink, mutedInk, activeGround, activeInk } = palette.rail
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(mutedInk, ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(activeInk, activeGround)).toBeGreaterThanOrEqual(4.5)
  })
})
