import type { QueuedWrite } from '../../../core/write/queue/queued.ts'

/** Of protected events, for what waits here: in this page's memory, and nowhere else. */
const given = new Map<string, string>()

export const passwordOf = ({ key }: Pick<QueuedWrite, 'key'>): string | undefined => given.get(key)

export function givePassword({ key }: Pick<QueuedWrite, 'key'>, password: string): void {
  given.set(key, password)
}
