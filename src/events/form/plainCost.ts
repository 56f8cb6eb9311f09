const figure = /\d[\d.,'’ \u00a0\u202f]*\d|\d/g

function digits(text: string): string {
  return text.replaceAll(/[.,]/g, '')
}

/** One figure with a point for decimals and nothing between thousands. */
function plainFigure(written: string): string {
  const dense = written.replaceAll(/['’ \u00a0\u202f]/g, '')
  const mark = Math.max(dense.lastIndexOf('.'), dense.lastIndexOf(','))
  if (mark < 0) return dense
  const both = dense.includes('.') && dense.includes(',')
  const several = dense.indexOf(dense.charAt(mark)) !== mark
  const isThousands = !both && !/^0[.,]/.test(dense) && (several || dense.length - mark - 1 === 3)
  return isThousands ? digits(dense) : `${digits(dense.slice(0, mark))}.${dense.slice(mark + 1)}`
}

/**
 * A price as every service understands it: `1.234,56 €` is `1234.56 €`, `10 – 20 €` is `10-20 €`.
 * Live services read a comma and a thousands separator wrongly (contract.md §7.7). Words stay as they are.
 */
export function plainCost(written: string): string {
  return written
    .trim()
    .replaceAll(figure, plainFigure)
    .replaceAll(/(\d)\s*[–—]\s*(?=\d)/g, '$1-')
}
