import type { ComponentProps } from 'react'

/** A list to choose from is its `combobox`; the box behind it, which holds its value for a form, is hidden from people. */
const controls =
  'input:not([type=hidden], [type=file], [type=radio]:not(:checked), [aria-hidden=true], :disabled), textarea:not(:disabled), select:not(:disabled), div[role=combobox]:not([aria-disabled=true])'

/** What a dialog begins with: a question with the safe answer, which comes first; a form with its first control. */
function firstOf(dialog: Element): HTMLElement | null {
  if (dialog.matches('[role=alertdialog]'))
    return dialog.querySelector('.MuiDialogActions-root button')
  return dialog.matches('.MuiDrawer-paper') ? null : dialog.querySelector(controls)
}

/** A dialog that has the focus itself is read from beginning to end, in one go. */
function begin(heading: HTMLElement | null): void {
  const dialog = heading?.closest('[role$=dialog]')
  if (!dialog || dialog.contains(document.activeElement)) return
  const first = firstOf(dialog) ?? heading
  first?.focus({ preventScroll: true })
}

/** No control has the focus of a dialog that opens by itself: the keys of somebody who types on are nobody's words there. */
const beginAbove = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true })

interface Props extends ComponentProps<'h2'> {
  /** the dialog opens by itself, with nobody asking for it */
  takesFocus?: boolean
}

/** Heading of a dialog or panel, which takes the focus where nothing else in it should. */
export function DialogHeading({ takesFocus = false, children, ...props }: Props) {
  return (
    <h2 {...props} ref={takesFocus ? beginAbove : begin} tabIndex={-1}>
      {children}
    </h2>
  )
}
