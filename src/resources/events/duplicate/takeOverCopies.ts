import * as z from 'zod/mini'
import { type CreationItem, creationItemOf } from '../../../core/job/creations/creationPlan.ts'
import { accountName } from '../../../api/account.ts'
import type { Service } from '../../../api/service.ts'
import { onThisDevice, readJson, writeEntry } from '../../../ui/storage.ts'
import { copies, copyTask } from './copies.ts'

/** How copies were stored before there was one store for every kind of job. */
const earlier = z.object({
  at: z.string(),
  title: z.string(),
  values: z.record(z.string(), z.unknown()),
  known: z.array(z.number()),
  copies: z.array(
    z.looseObject({
      title: z.string(),
      start_date: z.string(),
      end_date: z.string(),
      state: z.string(),
      wasSent: z.optional(z.boolean()),
      sentAt: z.optional(z.number()),
    }),
  ),
})
type Earlier = z.infer<typeof earlier>['copies'][number]

function itemNow({ isOver, id, ...copy }: Earlier, at: string): CreationItem | null {
  const { state, wasSent, sentAt = Date.parse(at) } = copy
  const mayBeThere = wasSent === true || state === 'begun' || state === 'unknown'
  return creationItemOf({
    ...copy,
    sentAt: mayBeThere ? sentAt : undefined,
    ...(isOver === true ? { isOver } : {}),
    ...(typeof id === 'number' ? { id } : {}),
  })
}

/** Takes over, once, what earlier versions left of the copies of an event. */
export async function takeOverCopies(service: Service, original: number): Promise<void> {
  const { site, language, account } = service
  const name = `duplicating.${language}.${original}.${accountName(account)}.${site}`
  const { data } = earlier.safeParse(readJson(onThisDevice, name))
  // Gone before anything is awaited: another tab would take it over as well.
  writeEntry(onThisDevice, name, null)
  if (!data) return
  const { at, title, values, known } = data
  const made = data.copies.flatMap(({ id }) => (typeof id === 'number' ? [id] : []))
  const { job } = await copies.add(service, {
    of: 'events',
    language,
    original,
    title,
    values,
    known: [...known, ...made],
    tasks: data.copies.map(copyTask),
    series: `made ${original} ${at}`,
  })
  for (const [place, copy] of data.copies.entries()) {
    const item = itemNow(copy, at)
    if (item) await copies.note(job.key, place, item)
  }
}
