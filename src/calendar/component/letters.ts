/** Pixels of a letter as browsers have it unless somebody wants another. */
const usual = 16

/** How many times as large as usual this browser’s letters are: what the component counts in pixels goes along. */
export function lettersGrown(): number {
  return (parseFloat(getComputedStyle(document.documentElement).fontSize) || usual) / usual
}
