export interface TypedAhead {
  /** goes as it loses the focus, and only so: to remove it would have it removed twice */
  readonly box: HTMLInputElement
  /** what had the focus */
  readonly before: Element | null
}

/**
 * Takes what is typed for a box that was asked for and is not here yet: no letter is lost, or is a shortcut.
 * @param name what the box is called
 */
export function typedAhead(name: string): TypedAhead {
  const before = document.activeElement
  const box = document.createElement('input')
  box.ariaLabel = name
  box.style.cssText = 'position:fixed;opacity:0'
  box.addEventListener('blur', () => box.remove())
  document.body.append(box)
  box.focus()
  return { box, before }
}
