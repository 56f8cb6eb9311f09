/** What a run of tests found: how many passed, and the names of those that did not. */
export interface Found {
  passed: number
  failures: readonly string[]
}

/** More than so many failures are no accident of a busy machine. */
const ACCIDENTS = 3

const listed = (names: readonly string[]) => names.map((name) => `   ${name}`).join('\n')

/**
 * Names what failed, and has it run once more with nothing beside it: a few tests of thousands wait too long for
 * their turn where the machine is shared. What fails alone as well is failed; what passes alone is named unsteady, so
 * that somebody looks. More than three failures stand as they are.
 */
export async function withSecondLook(
  first: Found,
  again: () => Promise<Found>,
): Promise<{ passed: number; failed: number }> {
  const { passed, failures } = first
  if (failures.length === 0) return { passed, failed: 0 }
  console.log(`\nFailed:\n${listed(failures)}`)
  if (failures.length > ACCIDENTS) return { passed, failed: failures.length }
  console.log('Once more, alone:')
  const second = await again()
  const steady = failures.length - second.failures.length
  const verdict =
    second.failures.length > 0
      ? `Failed alone as well:\n${listed(second.failures)}`
      : 'UNSTEADY: passed alone, failed beside others.'
  console.log(`\n${verdict}`)
  return { passed: passed + Math.max(0, steady), failed: second.failures.length }
}
