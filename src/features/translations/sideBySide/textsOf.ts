import type { Texts } from '../state/version.ts'

/** What of an event, or of its boxes, is written in each language for itself. */
export function textsOf({ title, description, excerpt }: Texts): Texts {
  return { title, description, excerpt }
}
