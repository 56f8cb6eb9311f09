import type { ReactNode } from 'react'
import { pageStore } from '../../platform/pageStore.ts'

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

/** The one that is asked now. */
export const openQuestion = pageStore<Asked | null>(null)

/** Asks in a dialog over the page. A second question takes the place of the first, which counts as declined. */
export function confirm(asked: Question | OwnDialog): Promise<boolean> {
  openQuestion.get()?.answer(false)
  return new Promise((resolve) => {
    openQuestion.set({
      ...asked,
      answer(confirmed) {
        openQuestion.set(null)
        resolve(confirmed)
      },
    })
  })
}
