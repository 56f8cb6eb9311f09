import { isWithin, type ConfirmedPairs, type LinkDecision } from './confirmedPairs.ts'

/** How an editor answered: that versions belong together, or that two do not. */
export type AnswerKind = keyof ConfirmedPairs

/** What one answer changed in all that is said. */
export interface AnswerChange {
  readonly came: ConfirmedPairs
  /** what gave way to it */
  readonly left: ConfirmedPairs
}

const keyOf = ({ collection, versions }: LinkDecision): string =>
  [
    collection,
    ...Object.entries(versions)
      .map((one) => one.join(' '))
      .sort(),
  ].join()

/** Those that are not among others. */
function without(
  some: readonly LinkDecision[],
  others: readonly LinkDecision[],
): readonly LinkDecision[] {
  const keys = new Set(others.map(keyOf))
  return some.filter((said) => !keys.has(keyOf(said)))
}

const beyond = (some: ConfirmedPairs, others: ConfirmedPairs): ConfirmedPairs => ({
  together: without(some.together, others.together),
  apart: without(some.apart, others.apart),
})

export function answerChange(before: ConfirmedPairs, after: ConfirmedPairs): AnswerChange {
  return { came: beyond(after, before), left: beyond(before, after) }
}

/** Answers of one gesture as one, which is taken back as a whole. */
export function asOne(changes: readonly AnswerChange[]): AnswerChange {
  const all = (part: keyof AnswerChange) => ({
    together: changes.flatMap((change) => change[part].together),
    apart: changes.flatMap((change) => change[part].apart),
  })
  return { came: all('came'), left: all('left') }
}

const sizeOf = ({ together, apart }: ConfirmedPairs) => together.length + apart.length

/** Whether each record is in one group at most, and nothing that was said to be apart is together. */
function isSound({ together, apart }: ConfirmedPairs): boolean {
  const groups = new Map<string, LinkDecision>()
  for (const group of together)
    for (const [language, id] of Object.entries(group.versions)) {
      const record = `${group.collection} ${language} ${id}`
      if (groups.has(record)) return false
      groups.set(record, group)
    }
  return apart.every((said) => {
    const [first] = Object.entries(said.versions)
    const group = first && groups.get(`${said.collection} ${first[0]} ${first[1]}`)
    return group === undefined || !isWithin(said, group)
  })
}

/**
 * What is said without one answer: what had given way to it is back. Null where that cannot be any more, for something
 * else has been said of these records since.
 */
export function withoutAnswer(
  pairs: ConfirmedPairs,
  { came, left }: AnswerChange,
): ConfirmedPairs | null {
  const rest = beyond(pairs, came)
  if (sizeOf(rest) !== sizeOf(pairs) - sizeOf(came)) return null
  const next = {
    together: [...rest.together, ...left.together],
    apart: [...rest.apart, ...left.apart],
  }
  return isSound(next) ? next : null
}

/**
 * What is said without this: nobody has said it, and nothing against it. Null where it is not said any more.
 * @param language of more than two versions, the one that leaves; the others stay together
 */
export function withoutDecision(
  pairs: ConfirmedPairs,
  kind: AnswerKind,
  said: LinkDecision,
  language?: string,
): ConfirmedPairs | null {
  const rest = without(pairs[kind], [said])
  if (rest.length === pairs[kind].length) return null
  if (language === undefined) return { ...pairs, [kind]: rest }
  const { [language]: _leaves, ...versions } = said.versions
  const left = pairs[kind].map((one) => (rest.includes(one) ? one : { ...one, versions }))
  return { ...pairs, [kind]: left }
}
