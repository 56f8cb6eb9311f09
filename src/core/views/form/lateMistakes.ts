import type { FieldValues } from 'react-hook-form'
import type { RecordLabels, Sentences } from './recordForm.ts'

/** Nothing was sent: boxes cannot be saved as they are, as a look at the service, or a choice, has shown. */
export class LateMistakes extends Error {
  readonly sentences: Sentences

  constructor(sentences: Sentences) {
    super(`cannot be saved: ${Object.keys(sentences).join(', ')}`)
    this.name = 'LateMistakes'
    this.sentences = sentences
  }
}

/** It was saved, but not with the status that was asked for: the rules of the site ask for more before it goes out. */
export class NotReady extends Error {
  constructor() {
    super('saved, and not published')
    this.name = 'NotReady'
  }
}

function refuse(sentences: Sentences): void {
  if (Object.keys(sentences).length > 0) throw new LateMistakes(sentences)
}

/** What was chosen of two sides goes past the check of what is typed. @throws LateMistakes */
export function checkChosen<V extends FieldValues>(
  words: Pick<RecordLabels<never, V>, 'mistakes'>,
  filled: V,
  boxes: V,
): void {
  refuse(words.mistakes(filled, boxes, false))
}

/** @throws LateMistakes */
export async function lookFirst<V extends FieldValues>(
  words: Pick<RecordLabels<never, V>, 'lateMistakes'>,
  filled: V,
  boxes: V,
): Promise<void> {
  refuse((await words.lateMistakes?.(filled, boxes)) ?? {})
}
