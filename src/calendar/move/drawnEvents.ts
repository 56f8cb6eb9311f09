const links = 'a.calendar-event'

/** The event whose link this is, or is in; its key. Its link says which one, or what is drawn in it. */
export function eventAt(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLElement>(links) : null
  if (!link) return null
  const { event } = link.dataset
  return event ?? link.querySelector<HTMLElement>('[data-event]')?.dataset['event'] ?? null
}

/** So many frames are waited for: the component makes other elements, and not at once. */
const patience = 20

/** Which event is to have it, by the times that was asked: another one takes over from those before. */
let asked = 0

/** Gives an event the focus again where drawing it anew has taken that away. */
export function keepFocus(key: string): void {
  asked += 1
  look(key, asked, patience)
}

function look(key: string, turn: number, left: number): void {
  if (turn !== asked) return
  if (document.activeElement === document.body) {
    const all = [...document.querySelectorAll<HTMLElement>(links)]
    all.find((link) => eventAt(link) === key)?.focus()
  }
  if (left > 0) requestAnimationFrame(() => look(key, turn, left - 1))
}
