/** Signs that turn the direction of what follows, and letters of scripts written from right to left. */
const turning =
  /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

const begin = '\u2068'
const end = '\u2069'
const marks = /[\u2066-\u2069]/g

/** The text with an end to every isolate that it begins, and none besides. */
function balanced(text: string): string {
  let open = 0
  const closed = text.replaceAll(marks, (mark) => {
    if (mark !== end) open += 1
    else if (open === 0) return ''
    else open -= 1
    return mark
  })
  return closed + end.repeat(open)
}

/**
 * A text that keeps its direction to itself within a sentence (UAX #9: FSI … PDI). A title may hold signs that turn all
 * that comes after them; one that turns nothing stays as it is.
 */
export function isolated(text: string): string {
  return turning.test(text) ? `${begin}${balanced(text)}${end}` : text
}
