import { useState } from 'react'
import type { FactRecord } from '../facts/factKinds.ts'
import type { Found } from '../near/found.ts'
import type { Answers } from '../sideBySide/plan.ts'
import { keyOfQuestion, type LinkQuestion, type NameOf } from '../sideBySide/copyFacts.ts'
import { type FactsCopy, firstAnswers, type Placed, questionsAbout } from './copiedFacts.ts'
import { isConfirmed } from './messageOfCopy.ts'

interface Ground {
  readonly carries: readonly FactsCopy[]
  readonly found: Found
  readonly nameOf: NameOf
  readonly asksForLinks: boolean
}

/**
 * What is carried and what is answered for it. What is planned stays as it is while it is written: what is confirmed
 * and saved meanwhile changes the readings.
 */
export function useCopyPlan({ found, nameOf, asksForLinks, ...props }: Ground) {
  const [carries] = useState(props.carries)
  const [open] = useState(() => carries.flatMap((one) => questionsAbout(one, found, nameOf)))
  const asked = asksForLinks ? open : none
  const [lacking] = useState(() => (asksForLinks ? none : open.filter(isLeavable)))
  const [isPartial, setPartial] = useState(false)
  const [chosen, setChosen] = useState<Answers>({})
  const answers: Answers = {
    ...firstAnswers(asked),
    ...(isPartial ? allWithout(lacking) : {}),
    ...chosen,
  }
  return {
    carries,
    asked,
    answers,
    /** Links that keep others of their field from being carried, and whether these go without them. */
    lacking,
    isPartial,
    setPartial,
    targets: targetsOf(carries),
    /** versions of which nobody has said yet that they are, with their sources */
    unconfirmed: placesOf(carries.filter((carry) => !isConfirmed(carry, found))),
    // One that is being made comes back to what was chosen meanwhile.
    choose: (question: LinkQuestion, answer: Answers[string]) =>
      setChosen((before) => ({ ...before, [keyOfQuestion(question)]: answer })),
  }
}

const none: readonly LinkQuestion[] = []

const isLeavable = ({ isAmongOthers }: LinkQuestion) => isAmongOthers === true

/** Of many versions at once: none of the links that are not known there keeps the others from going. */
function allWithout(lacking: readonly LinkQuestion[]): Answers {
  return Object.fromEntries(
    lacking.map((question) => [keyOfQuestion(question), 'without'] as const),
  )
}

const targetsOf = (carries: readonly FactsCopy[]): readonly FactRecord[] => [
  ...new Set(carries.map(({ target }) => target.record)),
]

/** Each version once, sources before what they are carried to. */
function placesOf(carries: readonly FactsCopy[]): readonly Placed[] {
  const places = carries.flatMap(({ source, target }) => [source, target])
  return [...new Map(places.map((one) => [one.record, one])).values()]
}
