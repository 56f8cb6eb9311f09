import type { Service } from '../../api/service.ts'
import { everyStatus } from '../resource/everyStatus.ts'
import { isStatusRefused } from './readErrors.ts'

/** What finds the trash in a listing: it is one by itself, and shown to those who may write (contract.md §3.6). */
export const inTrash = { status: ['trash'] } as const

/**
 * Reads something in every status that a record may have; where that is refused, in those that the site offers.
 * @param read asks with these statuses
 * @returns `isWhole` false when records of other statuses may have gone unseen
 */
export async function inEveryStatus<T>(
  { configuration }: Pick<Service, 'configuration'>,
  read: (status: readonly string[]) => Promise<T>,
): Promise<{ readonly found: T; readonly isWhole: boolean }> {
  const every = everyStatus(configuration)
  try {
    return { found: await read(every), isWhole: true }
  } catch (error) {
    const { statuses } = configuration
    if (!isStatusRefused(error) || statuses.length === every.length) throw error
    return { found: await read(statuses), isWhole: false }
  }
}
