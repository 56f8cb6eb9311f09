/** The double l of Catalan, with its sign or what is typed for it: without it `col·legi` would be two words. */
const doubleL = /(?:l[.·•‧⋅∙]|ŀ)l/g

/** A text as people search for it: without accents or capitals, `col·legi` and `col.legi` as `collegi`. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(doubleL, 'll')
}
