/** A sentence of the interface in which texts of the calendar keep their language (`inLanguage`). */
export function Sentence({ words }: { words: string }) {
  // Between what is the interface's: a language, and the text that is in it.
  return words.split(/\uE000(.+?)\uE001(.+?)\uE002/s).map((text, at, all) =>
    at % 3 === 2 ? (
      // oxlint-disable-next-line react/no-array-index-key -- its place is all that a piece of a sentence has
      <span key={at} lang={all[at - 1]}>
        {text}
      </span>
    ) : at % 3 === 0 ? (
      text
    ) : null,
  )
}
