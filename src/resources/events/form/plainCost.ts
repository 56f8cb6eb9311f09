const gap = String.raw`[.,'’ \u00a0\u202f]`

/**
 * A figure with groups of thousands parted alike, or one with decimals. Prices in a row, a day or a telephone
 * number are none, and stay as they are written: `10, 15 or 20 €`, `12.03.2027`.
 */
const figure = new RegExp(
  String.raw`(?<!\d${gap}?)(?:(?!0)\d{1,3}(${gap})\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?|\d+[.,]\d+)(?!${gap}?\d)`,
  'g',
)

/** With a point for decimals and nothing between thousands. */
function plainFigure(written: string, thousands?: string): string {
  if (thousands === undefined) return written.replace(',', '.')
  return written.replaceAll(thousands, '').replace(',', '.')
}

/**
 * A price as every service understands it: `1.234,56 €` is `1234.56 €`, `10 – 20 €` is `10-20 €`.
 * Live services read a comma and a thousands separator wrongly (contract.md §7.7). Words stay as they are.
 */
export function plainCost(written: string): string {
  return written
    .trim()
    .replaceAll(figure, (whole: string, thousands?: string) => plainFigure(whole, thousands))
    .replaceAll(/(\d)\s*[–—]\s*(?=\d)/g, '$1-')
}
