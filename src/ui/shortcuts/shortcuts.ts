import { useEffect, useEffectEvent } from 'react'
import { pageStore } from '../../platform/pageStore.ts'

interface Shortcut {
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

/** Those that work on the page as it is now. */
export const shortcuts = pageStore<readonly Shortcut[]>([])

/** Makes a shortcut work until the returned function is called. The latest of two on the same keys wins, and a page's own. */
export function addShortcut(shortcut: Shortcut): () => void {
  const before = shortcuts.get()
  shortcuts.set(shortcut.isGeneral ? [shortcut, ...before] : [...before, shortcut])
  return () => shortcuts.set(shortcuts.get().filter((other) => other !== shortcut))
}

function shortcutFor(keys: string): Shortcut | undefined {
  return shortcuts
    .get()
    .findLast((shortcut) => shortcut.keys === keys && shortcut.isMeant?.() !== false)
}

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
  return shortcuts.get().some((shortcut) => shortcut.keys.startsWith(`${key} `))
}

/**
 * A shortcut that works while the component is on the page.
 * @param isMeant the same function at every rendering
 */
export function useShortcut(
  keys: string,
  label: string,
  action: Shortcut['action'],
  isMeant?: Shortcut['isMeant'],
  isGeneral?: Shortcut['isGeneral'],
): void {
  const run = useEffectEvent(action)
  useEffect(
    () => addShortcut({ keys, label, action: (event) => run(event), isMeant, isGeneral }),
    [keys, label, isMeant, isGeneral],
  )
}
