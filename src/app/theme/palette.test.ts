import { contrast } from './testContrast.ts'
import { global } from './components.ts'
import { dark, light, themeOf } from './theme.ts'

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

test('the bars of what scrolls are in the colours of the scheme, and seen on its grounds', () => {
  const { html } = global(themeOf('comfortable'), 'comfortable')
  expect(html.scrollbarColor).toMatch(/^var\(--agenda-palette-text-disabled\b.* transparent$/)
  for (const { text, background } of [light, dark])
    for (const ground of [background.default, background.paper])
      expect(contrast(text.disabled, ground)).toBeGreaterThanOrEqual(3)
})
