import type { ReactNode } from 'react'

export interface Question {
  title: string
  text?: string
  /** What the confirming button does: «Erase», never «OK». */
  action: string
  /** What the other one does, where it is more than to cancel. */
  decline?: string
  /** The action destroys something. */
  isDangerous?: boolean
  /** Another way of confirming, which does something first. */
  instead?: { action: string; onChoose: () => void }
}

interface Answered {
  answer(confirmed: boolean): void
}

/** A question that needs a dialog of its own, which answers it. */
export interface OwnDialog {
  render: (answer: Answered['answer']) => ReactNode
}

export type OpenQuestion = Question & Answered

type Asked = OpenQuestion | (OwnDialog & Answered)

const listeners = new Set<() => void>()
let asked: Asked | null = null

function replace(next: Asked | null): void {
  asked = next
  for (const listener of listeners) listener()
}

/** Asks in a dialog over the page. A second question takes the place of the first, which counts as declined. */
export function confirm(question: Question | OwnDialog): Promise<boolean> {
  asked?.answer(false)
  return new Promise((resolve) => {
    replace({
      ...question,
      answer(confirmed) {
        replace(null)
        resolve(confirmed)
      },
    })
  })
}

export function openQuestion(): Asked | null {
  return asked
}

export function subscribeQuestions(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
