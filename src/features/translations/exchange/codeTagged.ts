const subtagsOf = (tag: string) =>
  tag
    .trim()
    .toLowerCase()
    .split(/[-_.@]/)

/**
 * The code that a tag of BCP 47 or of a locale names, «ca-ES», «es_ES» or «CA»: the same one, else the one that is its
 * language alone, else the only one of its language.
 */
export function codeTagged(codes: readonly string[], tag: string): string | undefined {
  const asked = subtagsOf(tag)
  const alike = codes.filter((code) => subtagsOf(code)[0] === asked[0])
  const named = (wanted: string) => alike.find((code) => subtagsOf(code).join('-') === wanted)
  return (
    named(asked.join('-')) ?? named(asked[0] ?? '') ?? (alike.length === 1 ? alike[0] : undefined)
  )
}
