/** A sentence of the interface in which texts of the calendar keep their language (`inLanguage`). */
export function Sentence({ words }: { words: string }) {
  // The interface's words, a language, the text that is in it, and so on.
  return words.split(/[\uE000-\uE002]/).map((text, at, all) => {
    if (at % 3 < 2) return at % 3 ? null : text
    return (
      // oxlint-disable-next-line react/no-array-index-key -- its place is all that a piece of a sentence has
      <span key={at} lang={all[at - 1]}>
        {text}
      </span>
    )
  })
}
