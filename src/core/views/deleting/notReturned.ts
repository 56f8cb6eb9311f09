import type { Identified } from '../../resource/collection.ts'
import type { LostLink } from '../../write/operation.ts'
import { lostLinks } from '../../write/lostLinks.ts'
import type { Writing } from '../../write/writing.ts'

/** What named a record when it was deleted, and does not now that it is back: live services unlink for good (contract.md §2). */
export async function notReturned<R extends Identified>(
  writing: Writing<R>,
  links: readonly LostLink[] | null | undefined,
  id: number,
): Promise<readonly LostLink[]> {
  if (!links || links.length === 0) return []
  const now = (await lostLinks(writing, id)) ?? []
  return links.filter(
    (link) => !now.some((one) => one.id === link.id && one.language === link.language),
  )
}
