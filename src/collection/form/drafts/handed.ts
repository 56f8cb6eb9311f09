import type { KeptDraft } from './draft.ts'

/** What one form hands to the next. */
interface Handed {
  /** the key under which the device keeps it, should the page go away in between */
  readonly key: string
  /** what is typed by then, null where nothing is */
  readonly read: () => KeptDraft | null
}

let handed: { readonly place: string; readonly by: Handed } | null = null

/** Gives what was typed into one form to the next one that opens at a place (`placeOf`). */
export function handDraft(place: string, draft: KeptDraft): void {
  handOver(place, { key: draft.key, read: () => draft })
}

/** The same of a form in which somebody may be typing until the next one is there. */
export function handOver(place: string, by: Handed): void {
  handed = { place, by }
}

/** What was given to the form that opens at a place. Looking takes nothing: a page may be drawn more than once. */
export function handedTo(place: string): Handed | null {
  return handed?.place === place ? handed.by : null
}

/** Takes it up. @returns null where nothing was typed, or that was done before */
export function takeHanded(by: Handed): KeptDraft | null {
  if (handed?.by !== by) return null
  handed = null
  return by.read()
}
