import type { Draft } from '../../../write/operation.ts'
import { putDraft, removeDrafts } from '../../../write/drafts.ts'
import { after } from '../../../../time/clock.ts'

/** Within a second of a pause, and not less often while somebody types on. */
const pause = 700

interface Mirrored {
  key: string
  owner: string
  /** What there is to keep at the moment. */
  read: () => Draft | null
  /** Told whether the device keeps it. */
  onKept: (isKept: boolean) => void
}

export type Mirror = ReturnType<typeof mirrorOf>

/** Keeps on the device what a form holds. */
export function mirrorOf({ key, owner, read, onKept }: Mirrored) {
  let callOff: (() => void) | undefined
  let isThere = false
  /** What the device keeps, as far as it was written here: its time is that of the typing, not of a later look. */
  let last = ''
  let isEnded = false

  async function write(): Promise<boolean> {
    callOff?.()
    callOff = undefined
    const body = isEnded ? null : read()
    if (body) {
      isThere = true
      const text = JSON.stringify(body)
      if (text === last) return true
      const isKept = await putDraft({ key, owner, at: new Date().toISOString(), body })
      last = isKept ? text : ''
      onKept(isKept)
      return isKept
    }
    if (!isThere) return true
    isThere = false
    last = ''
    return await removeDrafts([key])
  }

  return {
    /** Keeps what there is now. False when the device does not let us. */
    write,
    /** Keeps it soon. */
    changed(): void {
      callOff ??= after(pause, () => void write())
    },
    /** Keeps at once what was to be kept soon. */
    hurry(): void {
      if (callOff) void write()
    },
    /** It is saved, or not wanted: nothing of it is kept, now or later. */
    async end(): Promise<void> {
      isEnded = true
      await write()
    },
  }
}
