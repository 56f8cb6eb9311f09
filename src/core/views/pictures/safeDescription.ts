import type { Service } from '../../../api/service.ts'
import { comparedAnew } from '../../write/comparedAnew.ts'
import { inTurn } from '../../query/inTurn.ts'
import { afterLoss } from '../../write/secondLook.ts'
import { describePicture, readPicture } from './media.ts'

/** Nothing was written: somebody else gave the picture other words since it was read. */
export class OtherWords extends Error {
  readonly now: string

  constructor(now: string) {
    super('the words of the picture are others by now')
    this.name = 'OtherWords'
    this.now = now
  }
}

/** The words of a picture as they were read, and as they are to be. */
export interface Description {
  readonly opened: string
  readonly meant: string
}

/**
 * The only way the words of a picture are changed: read anew, compared, written, read once more; a lost answer is looked
 * up. The safe writer knows the calendar's records alone: of this write no history tells.
 * @returns the words as they are in the end, which another may have changed already
 * @throws OtherWords before anything is written
 * @throws Refusal with `afterWrite` when the answer was lost
 */
export function safeDescription(service: Service, id: number, asked: Description): Promise<string> {
  return inTurn(`${service.site} picture ${id}`, () =>
    comparedAnew(() => described(service, id, asked)),
  )
}

async function described(
  service: Service,
  id: number,
  { opened, meant }: Description,
): Promise<string> {
  const read = async () => (await readPicture(service, id)).alt
  const fresh = await read()
  if (fresh === meant) return fresh
  if (fresh !== opened) throw new OtherWords(fresh)
  let said: string
  try {
    said = (await describePicture(service, id, meant)).alt
  } catch (error) {
    return await afterLoss(error, async () => {
      const now = await read()
      if (now === meant) return now
      return now === opened ? null : 'unknown'
    })
  }
  return await read().catch(() => said)
}
