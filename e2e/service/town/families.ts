import { type Topic, framedTopics, readTopics } from './topics.ts'
import { readWords } from './tongues.ts'
import written from './words/families.json' with { type: 'json' }

/** Things of one sort: where, by whom, when and at what price they are done. */
export interface Family {
  topics: readonly Topic[]
  /** How many times in the twelve months. */
  times: number
  categories: readonly string[]
  tags: readonly string[]
  venues: readonly string[]
  organizers: readonly string[]
  starts: readonly string[]
  minutes: readonly number[]
  /** 0 is Sunday. */
  weekdays: readonly number[]
  /** kinds of price of `costs.ts` */
  costs: readonly string[]
  /** An exhibition: whole days, this many. */
  days?: readonly number[]
}

type Written = (typeof written)[number]

/** With topics of its own, or with works (films, books) in one frame. */
const familyOf = ({ topics = [], works, title, about, ...family }: Written): Family => ({
  ...family,
  topics: works ? framedTopics(works, readWords(title), readWords(about)) : readTopics(topics),
})

export const families: readonly Family[] = written.map(familyOf)
