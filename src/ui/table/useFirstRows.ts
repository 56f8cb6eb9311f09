import { useHeadFirst } from './useHeadFirst.ts'

/** More rows than a screen shows at once. */
const atOnce = 14

/** About as high as a row, px: only the scroll bar is told. */
const usualHeight = 48

/**
 * The rows to draw. A list that appears draws its first screen at once and the rest when that is on screen, so that
 * coming back to a list of fifty does not wait for those nobody sees yet.
 *
 * @returns `height`, px, of what is not drawn yet: it keeps the page as long as it will be, for the sake of scrolling.
 */
export function useFirstRows<R>(records: readonly R[]): { drawn: readonly R[]; height: number } {
  const isWhole = useHeadFirst(records.length <= atOnce)
  const drawn = isWhole ? records : records.slice(0, atOnce)
  return { drawn, height: (records.length - drawn.length) * usualHeight }
}
