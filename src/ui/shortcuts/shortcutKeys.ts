import { activeShortcuts, type Shortcut, shortcutFor } from './shortcuts.ts'

/** Milliseconds within which the second key of a sequence («g e») has to follow. */
const patience = 1200

const typingPlaces =
  'input:not([type=checkbox]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"]'
const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** Reads key presses into shortcuts; keeps the first key of a sequence in mind. */
export function createShortcutReader(areLettersOn: () => boolean): (event: KeyboardEvent) => void {
  let before = { key: '', at: 0 }

  return (event) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return
    const keys = keysOf(event)
    const isLetter = !/^(mod\+|F1$)/.test(keys)
    if (
      isLetter &&
      (!areLettersOn() || isTyping(event) || event.ctrlKey || event.metaKey || event.altKey)
    )
      return
    if (document.querySelector(overlays)) return
    const sequence = event.timeStamp - before.at < patience ? `${before.key} ${keys}` : keys
    const shortcut: Shortcut | undefined = shortcutFor(sequence) ?? shortcutFor(keys)
    before =
      startsSequence(keys) && !shortcut ? { key: keys, at: event.timeStamp } : { key: '', at: 0 }
    if (!shortcut) return
    event.preventDefault()
    shortcut.action(event)
  }
}

function keysOf(event: KeyboardEvent): string {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  return event.ctrlKey || event.metaKey ? `mod+${key}` : key
}

function isTyping({ target }: Pick<KeyboardEvent, 'target'>): boolean {
  return target instanceof Element && target.closest(typingPlaces) !== null
}

/** Whether keys have a meaning of their own where the focus is. */
export const isInText = () => isTyping({ target: document.activeElement })

function startsSequence(key: string): boolean {
  return activeShortcuts().some((shortcut) => shortcut.keys.startsWith(`${key} `))
}
