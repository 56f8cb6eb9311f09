import * as z from 'zod/mini'
import { onThisDevice, readEntry, writeEntry } from '../../ui/storage.ts'

const dueSchema = z.array(z.object({ key: z.string(), at: z.string(), record: z.string() }))

/** A write that is to be looked at once more: its key in the history, when it came to its end, and of which record. */
export type DueLook = z.infer<typeof dueSchema>[number]

/** As many as are remembered; the oldest leave first. */
const most = 300

const entryName = (owner: string) => `looks.${owner}`

/** The writes of an owner that are to be looked at once more, the oldest first. */
export function dueLooks(owner: string): readonly DueLook[] {
  try {
    return dueSchema.parse(JSON.parse(readEntry(onThisDevice, entryName(owner)) ?? '[]'))
  } catch {
    return []
  }
}

function replace(owner: string, due: readonly DueLook[]): void {
  const json = due.length > 0 ? JSON.stringify(due.slice(-most)) : null
  writeEntry(onThisDevice, entryName(owner), json)
}

export function addDueLook(owner: string, look: DueLook): void {
  replace(owner, [...dueLooks(owner), look])
}

export function removeDueLooks(owner: string, done: readonly DueLook[]): void {
  const keys = new Set(done.map(({ key }) => key))
  replace(
    owner,
    dueLooks(owner).filter(({ key }) => !keys.has(key)),
  )
}
