import * as z from 'zod/mini'
import { entryNames, onThisDevice, readJson, writeEntry } from '../../ui/storage.ts'

const dueSchema = z.object({
  key: z.string(),
  at: z.string(),
  record: z.string(),
  owner: z.string(),
})

/** A write that is to be looked at once more: its key in the history, when it came to its end, of which record, and whose. */
export type DueLook = z.infer<typeof dueSchema>

/** As many as are remembered, several times the largest change of many; the oldest leave first. */
const most = 2000

/** Each is kept by itself: tabs that changed one list would take from each other what they had added. */
const family = 'looks.'

const names = () =>
  entryNames(onThisDevice)
    .filter((name) => name.startsWith(family))
    .toSorted()

/** The writes of an owner that are to be looked at once more, the oldest first. */
export function dueLooks(owner: string): readonly DueLook[] {
  return names().flatMap((name) => {
    const look = dueSchema.safeParse(readJson(onThisDevice, name)).data
    return look?.owner === owner ? [look] : []
  })
}

export function addDueLook(look: DueLook): void {
  writeEntry(onThisDevice, family + look.key, JSON.stringify(look))
  for (const name of names().slice(0, -most)) writeEntry(onThisDevice, name, null)
}

export function removeDueLooks(done: readonly DueLook[]): void {
  for (const { key } of done) writeEntry(onThisDevice, family + key, null)
}
