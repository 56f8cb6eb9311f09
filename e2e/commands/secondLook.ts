import type { Counts } from './stage.ts'

/** What a run of tests found: how many passed, and the names of those that did not. */
export interface Found {
  passed: number
  failures: readonly Failure[]
}

export interface Failure {
  /** where it is, and its title */
  name: string
  /** the beginning of what it says of itself */
  why: string
}

/** Lines of a failure's words that are said once more at the end of all. */
const LINES = 12

// oxlint-disable-next-line no-control-regex -- the colours of a terminal
const colours = /\u001B\[[\d;]*m/g

/** The beginning of an error's words, without colours. */
export const beginningOf = (words: string): string =>
  words.replace(colours, '').trim().split('\n').slice(0, LINES).join('\n')

/** What a stage says of its tests when all of them have been looked at. */
export const countsOf = ({ passed, failures }: Found): Counts => ({
  passed,
  failed: failures.length,
  failures: failures.map(({ name, why }) => `${name}\n${why.replace(/^/gm, '   ')}`),
})

/** More than so many failures are no accident of a busy machine. */
const ACCIDENTS = 3

const listed = (failures: readonly Failure[]) => failures.map(({ name }) => `   ${name}`).join('\n')

/**
 * Names what failed, and has it run once more with nothing beside it: a few tests of thousands wait too long for
 * their turn where the machine is shared. What fails alone as well is failed; what passes alone is named unsteady, so
 * that somebody looks. More than three failures stand as they are.
 */
export async function withSecondLook(first: Found, again: () => Promise<Found>): Promise<Counts> {
  const { passed, failures } = first
  if (failures.length === 0) return countsOf(first)
  console.log(`\nFailed:\n${listed(failures)}`)
  if (failures.length > ACCIDENTS) return countsOf(first)
  console.log('Once more, alone:')
  const second = await again()
  const steady = failures.length - second.failures.length
  const verdict =
    second.failures.length > 0
      ? `Failed alone as well:\n${listed(second.failures)}`
      : 'UNSTEADY: passed alone, failed beside others.'
  console.log(`\n${verdict}`)
  return countsOf({ passed: passed + Math.max(0, steady), failures: second.failures })
}
