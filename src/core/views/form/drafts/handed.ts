import type { StoredDraft } from '../../../write/drafts.ts'

let handed: { readonly place: string; readonly draft: StoredDraft } | null = null

/** Gives what was typed into one form to the next one that opens at a place (`placeOf`). */
export function handDraft(place: string, draft: StoredDraft): void {
  handed = { place, draft }
}

/** What was given to the form that opens at a place. Looking takes nothing: a page may be drawn more than once. */
export function handedTo(place: string): StoredDraft | null {
  return handed?.place === place ? handed.draft : null
}

/** Takes it up, once. */
export function takeHanded(draft: StoredDraft): StoredDraft | null {
  if (handed?.draft !== draft) return null
  handed = null
  return draft
}
