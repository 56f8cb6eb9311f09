const links = 'a.calendar-event'

/** The event whose link this is, or is in; its key. */
export function eventAt(target: EventTarget | null): string | null {
  return keysAt(target)[0] ?? null
}

/** With those of its versions. Its link says which one it is, or what is drawn in it. */
function keysAt(target: EventTarget | null): readonly string[] {
  const link = target instanceof Element ? target.closest<HTMLElement>(links) : null
  const drawn = link?.dataset['event'] === undefined ? link?.querySelector('[data-event]') : link
  return drawn instanceof HTMLElement ? (drawn.dataset['event'] ?? '').split(',') : []
}

/** So many frames are waited for: the component makes other elements, and not at once. */
const patience = 20

interface Looked {
  readonly key: string
  /** what has it where the event is drawn no more: the first of these that is there */
  readonly orElse: readonly string[]
}

/** The event that is waited for; another one takes over. */
let waited: Looked | null = null

/** Gives an event the focus again where drawing it anew has taken that away, also as a version of another one. */
export function keepFocus(key: string, orElse: readonly string[] = []): void {
  // Whoever was first to ask for it knows why it may be drawn no more.
  const first = waited?.key === key ? waited.orElse : []
  waited = { key, orElse: first.length > 0 ? first : orElse }
  look(waited, patience)
}

function look(looked: Looked, left: number): void {
  if (looked !== waited) return
  if (document.activeElement === document.body) {
    const all = [...document.querySelectorAll<HTMLElement>(links)]
    all.find((link) => keysAt(link).includes(looked.key))?.focus()
  }
  if (left > 0) {
    requestAnimationFrame(() => look(looked, left - 1))
    return
  }
  waited = null
  if (document.activeElement === document.body) focusFirst(looked.orElse)
}

function focusFirst(selectors: readonly string[]): void {
  const found = selectors.map((selector) => document.querySelector<HTMLElement>(selector))
  found.find((place) => place !== null)?.focus({ preventScroll: true })
}
