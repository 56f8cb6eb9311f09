export interface Shortcut {
  /** As written in the sheet: 'n', '?', 'g e' (one after the other), 'mod+s' (Ctrl, or Cmd on a Mac). */
  keys: string
  /** What it does, in the interface's language. */
  label: string
  action: (event: KeyboardEvent) => void
  /** Whether the keys are meant for it now; where they are not, they stay the browser's. */
  isMeant?: (() => boolean) | undefined
  /** The application's own: a page may do something nearer on the same keys, whichever of them came first. */
  isGeneral?: boolean | undefined
}

/** What `mod` is called on this keyboard. */
export const modifierName = () => (navigator.userAgent.includes('Mac') ? '⌘' : 'Ctrl')

const listeners = new Set<() => void>()
let active: readonly Shortcut[] = []

function replace(next: readonly Shortcut[]): void {
  active = next
  for (const listener of listeners) listener()
}

/** Makes a shortcut work until the returned function is called. The latest of two on the same keys wins, and a page's own. */
export function addShortcut(shortcut: Shortcut): () => void {
  replace(shortcut.isGeneral ? [shortcut, ...active] : [...active, shortcut])
  return () => replace(active.filter((other) => other !== shortcut))
}

/** Those that work on the page as it is now, one for each keys. */
export function activeShortcuts(): readonly Shortcut[] {
  return active
}

export function subscribeShortcuts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function shortcutFor(keys: string): Shortcut | undefined {
  return active.findLast((shortcut) => shortcut.keys === keys && shortcut.isMeant?.() !== false)
}
