import type { KeptDraft } from './draft.ts'

let handed: { readonly place: string; readonly draft: KeptDraft } | null = null

/** Gives what was typed into one form to the next one that opens at a place (`placeOf`). */
export function handDraft(place: string, draft: KeptDraft): void {
  handed = { place, draft }
}

/** What was given to the form that opens at a place. Looking takes nothing: a page may be drawn more than once. */
export function handedTo(place: string): KeptDraft | null {
  return handed?.place === place ? handed.draft : null
}

/** Takes it up. @returns false where that was done before */
export function takeHanded(draft: KeptDraft): boolean {
  const isThere = handed?.draft === draft
  if (isThere) handed = null
  return isThere
}
