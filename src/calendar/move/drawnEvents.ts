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

/** Which event is to have it, by the times that was asked: another one takes over from those before. */
let asked = 0

/** Gives an event the focus again where drawing it anew has taken that away, also as a version of another one. */
export function keepFocus(key: string, orElse: readonly string[] = []): void {
  asked += 1
  look({ key, orElse, turn: asked }, patience)
}

interface Looked {
  readonly key: string
  /** what has it where the event is drawn no more: the first of these that is there */
  readonly orElse: readonly string[]
  readonly turn: number
}

function look(looked: Looked, left: number): void {
  const { key, orElse, turn } = looked
  if (turn !== asked) return
  if (document.activeElement === document.body) {
    const all = [...document.querySelectorAll<HTMLElement>(links)]
    all.find((link) => keysAt(link).includes(key))?.focus()
  }
  if (left > 0) requestAnimationFrame(() => look(looked, left - 1))
  else if (document.activeElement === document.body) focusFirst(orElse)
}

function focusFirst(selectors: readonly string[]): void {
  const found = selectors.map((selector) => document.querySelector<HTMLElement>(selector))
  found.find((place) => place !== null)?.focus({ preventScroll: true })
}
