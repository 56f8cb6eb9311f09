import type { ReactNode } from 'react'

let sentence: ReactNode = ''
const listeners = new Set<() => void>()

/** Says a sentence to screen readers, politely; the same sentence twice is said twice. */
export function announce(words: ReactNode): void {
  // A trailing no-break space makes a repeated sentence a change, which is what screen readers listen for.
  sentence = words === sentence ? `${words}\u00A0` : words
  for (const listener of listeners) listener()
}

/** What was said is of no page but its own: whoever reads on from there would find it on another. */
export function hush(): void {
  sentence = ''
  for (const listener of listeners) listener()
}

export function announced(): ReactNode {
  return sentence
}

export function subscribeAnnouncements(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
