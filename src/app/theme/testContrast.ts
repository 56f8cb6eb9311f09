/** Red, green and blue of `#rrggbb`, 0 to 255. */
function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

function luminance(colour: string): number {
  const channels = channelsOf(colour).map((value) => value / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of WCAG 2.2 (1.4.3), of colours as `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** `color-mix(in srgb, one share %, other)`, and what one of that opacity looks like on the other. */
export function mixed(one: string, share: number, other: string): string {
  const under = channelsOf(other)
  const channels = channelsOf(one).map((value, at) =>
    Math.round((value * share + (under[at] ?? 0) * (100 - share)) / 100),
  )
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
