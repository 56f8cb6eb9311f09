import type { Configuration } from '../../api/configuration.ts'

/** Those that a record may be given (contract.md §6), by whoever and wherever. */
export const postStatuses = ['publish', 'draft', 'pending', 'private', 'future'] as const

/**
 * The statuses that a reading asks for: those a site offers, and all others that a record may have, which a colleague,
 * the site itself or another program may have given it.
 */
export function everyStatus({ statuses }: Pick<Configuration, 'statuses'>): readonly string[] {
  return [...new Set([...statuses, ...postStatuses])]
}
