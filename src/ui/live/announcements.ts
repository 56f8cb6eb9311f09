import { pageStore } from '../../platform/pageStore.ts'
import { unsettle, whenSettled } from './settled.ts'

interface Announcement {
  /** Of its own for each: the same words twice are a change, which is what screen readers listen for. */
  readonly id: number
  readonly sentence: string
}

/** Of each matter the latest takes the place of what waits; where one is comes first. */
const matters = ['page', 'news'] as const
type Matter = (typeof matters)[number]

const waiting = new Map<Matter, Announcement>()
/** What is said now. */
export const announced = pageStore<readonly Announcement[]>([])
let last = 0

function speak(): void {
  const spoken = matters.flatMap((matter) => waiting.get(matter) ?? [])
  waiting.clear()
  announced.set(spoken)
}

/** Says a `Sentence` to screen readers, politely and once the page has settled; the same one twice is said twice. */
export function announce(sentence: string, matter: Matter = 'news'): void {
  last += 1
  waiting.set(matter, { id: last, sentence })
  if (matter === 'page') unsettle()
  whenSettled(speak)
}

/** What was said is of no page but its own: whoever reads on from there would find it on another. */
export function hush(): void {
  unsettle()
  announced.set([])
}
