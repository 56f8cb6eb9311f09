export interface Question {
  title: string
  text?: string
  /** What the confirming button does: «Erase», never «OK». */
  action: string
  /** The action destroys something. */
  isDangerous?: boolean
}

export interface AskedQuestion extends Question {
  answer(confirmed: boolean): void
}

const listeners = new Set<() => void>()
let asked: AskedQuestion | null = null

function replace(next: AskedQuestion | null): void {
  asked = next
  for (const listener of listeners) listener()
}

/** Asks in a dialog over the page. A second question takes the place of the first, which counts as declined. */
export function confirm(question: Question): Promise<boolean> {
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

export function askedQuestion(): AskedQuestion | null {
  return asked
}

export function subscribeQuestions(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
