import { isObject } from '../../api/isObject.ts'
import { onThisDevice, readJson, writeEntry } from '../../ui/storage.ts'

/** What this browser notes of sign-ins that have ended. It outlives the erasing of this device: a sleeping tab looks here. */
export const endedEntry = 'ended'

/** How long an ending is noted, milliseconds, and how many are: a tab that sleeps longer is rare. */
const limits = { age: 90 * 24 * 3_600_000, count: 200 }

const channel =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('agenda.ended')

/** Marks, and when each ended: milliseconds since 1970. */
function noted(): [mark: string, at: number][] {
  const kept = readJson(onThisDevice, endedEntry)
  return Object.entries(isObject(kept) ? kept : {}).flatMap(([mark, at]) =>
    typeof at === 'number' ? [[mark, at]] : [],
  )
}

export const endedMarks = (): readonly string[] => noted().map(([mark]) => mark)

/** Ends sign-ins in every tab that has them: open ones hear of it, sleeping ones find the note. */
export function endSignIns(marks: readonly string[]): void {
  const now = Date.now()
  const recent = noted().filter(([, at]) => now - at < limits.age)
  const all = [...recent, ...marks.map((mark) => [mark, now] as const)].slice(-limits.count)
  writeEntry(onThisDevice, endedEntry, JSON.stringify(Object.fromEntries(all)))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes none
  channel?.postMessage(marks)
}

/** Tells of sign-ins that end in another tab. A page that sleeps hears of none, and has to look when it wakes. */
export function whenEnded(listener: (marks: readonly string[]) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (Array.isArray(data)) listener(data)
  })
}
