/** UTF-8 that somebody took for the letters of Windows: «Ã§» for «ç», «â€™» for «’». */
const takenForWindows =
  /[\u00C2\u00C3][\u0080-\u00BF\u0152\u0153\u0160\u0161\u0178\u017D\u017E\u0192\u02C6\u02DC\u2013-\u203A\u20AC\u2122]|\u00E2\u20AC/

/** A closing sign after a word in capitals, as in «AMANHû: those two bytes are letters of Windows as well. */
const closesCapitals = /(?<=\p{Lu}[\u00C2\u00C3])[\u00BB\u2019\u201D\u2026](?!\p{L})/gu

/** Letters of an old Macintosh or of DOS, taken for those of Windows, within a word: «Can‡¢». */
const takenForOthers =
  /\p{L}[\u201A\u201E\u2020\u2021\u02C6\u2030\u2039\u02DC\u00A1-\u00A6](?:\p{L}|[\u201A\u201E\u2020\u2021\u02C6\u2030\u2039\u02DC\u00A1-\u00A6])/u

/** What stands for a letter that was not understood, and signs that no text has. */
const notUnderstood = /\uFFFD|[\u0080-\u009F]/

/** Whether some letters of a text seem to have been read in another way than they were written. */
export function hasLostLetters(text: string): boolean {
  const told = text.replaceAll(closesCapitals, ' ')
  return [notUnderstood, takenForWindows, takenForOthers].some((signs) => signs.test(told))
}

/** Whether letters that a code page lacks were replaced, as in «Para?lel»: the rest is the text that it was. */
export function areLettersReplaced(text: string, was: string): boolean {
  const [now, before] = [[...text], [...was]]
  const lost = now.filter((letter, at) => letter !== before[at])
  return (
    now.length === before.length &&
    lost.length > 0 &&
    now.every(
      (letter, at) => letter === before[at] || (letter === '?' && (before[at] ?? '') > '\u007F'),
    )
  )
}
