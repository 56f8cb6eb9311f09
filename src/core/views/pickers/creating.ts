import type { ReactNode } from 'react'
import type { Identified } from '../../resource/collection.ts'
import type { Choice } from './pickerSource.ts'

/** What makes a new record out of what was typed in a picker. */
export interface InPlaceProps<R> {
  /** What was typed, for a name. */
  typed: string
  onDone: (record: R) => void
  onCancel: () => void
}

/** The way to make a record that a picker does not find. */
export interface Creating<R extends Identified> {
  /** What the choice is called. */
  label: (typed: string) => string
  /** What it is called where one of that name is offered, and another one may have it too. */
  another?: string
  /** A dialog. */
  renderDialog: (making: InPlaceProps<R>) => ReactNode
}

/** No record has this number: it stands for the one that is still to be made. */
const noRecord = -1

export function isNew({ id }: Choice): boolean {
  return id === noRecord
}

/** A whole text that was pasted is no choice one can read. */
const shortened = (name: string) => (name.length > 80 ? `${name.slice(0, 80)}…` : name)

/** The choice to make a record of what is typed; where one of that name is offered, another one if it may be. */
export function newChoice<R extends Identified>(
  { label, another }: Creating<R>,
  typed: string,
  offered: readonly Choice[],
): Choice | null {
  const name = typed.trim()
  const isOffered = offered.some((choice) => choice.label.toLowerCase() === name.toLowerCase())
  const words = isOffered ? another : label(shortened(name))
  return name === '' || words === undefined ? null : { id: noRecord, label: words, detail: '' }
}
