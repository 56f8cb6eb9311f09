import type { FieldValues } from 'react-hook-form'
import type { RecordWords, Sentences } from './recordForm.ts'

/** Nothing was sent: a look at the service found that boxes cannot be saved as they are. */
export class LateMistakes extends Error {
  readonly sentences: Sentences

  constructor(sentences: Sentences) {
    super(`cannot be saved: ${Object.keys(sentences).join(', ')}`)
    this.name = 'LateMistakes'
    this.sentences = sentences
  }
}

/** @throws LateMistakes */
export async function lookFirst<V extends FieldValues>(
  words: Pick<RecordWords<never, V>, 'lateMistakes'>,
  filled: V,
  boxes: V,
): Promise<void> {
  const sentences = (await words.lateMistakes?.(filled, boxes)) ?? {}
  if (Object.keys(sentences).length > 0) throw new LateMistakes(sentences)
}
