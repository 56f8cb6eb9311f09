import type { CollectionName } from '../../../core/resource/collection.ts'
import { enqueueAlso, noteQueued, removeQueued } from '../../../core/write/queue/enqueue.ts'
import type { QueuedWrite } from '../../../core/write/queue/queued.ts'
import { heldWrite } from '../../../core/write/queue/unsent.ts'
import { created, type TestWorld } from '../../../core/write/testSave.ts'
import { writables } from '../../../resources/records.ts'
import type { Service } from '../../../api/service.ts'
import { sending, span, waiting } from './queueBed.ts'

const post = { status: 'publish' }

/** What a record is called on the wire, and what one is made of besides. */
const shapes = {
  events: { called: 'title', besides: { ...post, ...span } },
  venues: { called: 'venue', besides: post },
  organizers: { called: 'organizer', besides: post },
  categories: { called: 'name', besides: {} },
  tags: { called: 'name', besides: {} },
} satisfies Record<CollectionName, object>

/** The names with that word in them, as the service lists them. */
async function listed(town: TestWorld, name: CollectionName, word: string): Promise<string[]> {
  const among = name === 'events' ? 'starts_after=2027-01-01' : 'hide_empty=false'
  const body = await town.ask('GET', `${name}?search=${word}&per_page=50&${among}`)
  const { called } = shapes[name]
  return Object(body)[name].map((record: Readonly<Record<string, string>>) => record[called])
}

/** Lets a new record, a change and a deletion wait. */
async function letWait(service: Service, name: CollectionName, word: string): Promise<void> {
  const collection = writables[name]
  const { called, besides } = shapes[name]
  const values = (title: string) => ({ [called]: `${word} ${title}`, ...besides })
  const made = async (title: string) => (await created(service, collection, values(title))).record
  const meant = { service, collection, changes: {} }
  const [old, spare] = [await made('vell'), await made('sobrer')]
  const writes = [
    heldWrite({ ...meant, opened: null, changes: values('creat') }, null),
    heldWrite({ ...meant, opened: old, changes: { [called]: `${word} canviat` } }, null),
    heldWrite({ ...meant, opened: spare, deletes: true }, null),
  ]
  expect(await enqueueAlso(service, writes)).not.toBeNull()
}

/** Does what the buttons of one do that asks. Whoever is asked in doubt looks in the list first. */
async function settle(town: TestWorld, item: QueuedWrite): Promise<void> {
  const { stop, title, collection } = item
  const goOn = { stop: null, failures: 0 }
  if (stop?.kind === 'conflict') await noteQueued(item, { ...goOn, opened: stop.fresh })
  if (stop?.kind === 'refused') await noteQueued(item, goOn)
  if (stop?.kind !== 'doubt' || collection === 'media') return
  const isThere = (await listed(town, collection, title)).includes(title)
  if (isThere) await removeQueued(item)
  else await noteQueued(item, { ...goOn, sentAt: null })
}

/** As long as anything can go wrong and then until nothing waits, sends twice at once what waits of these resources. */
export async function sendAmong(
  town: TestWorld,
  rules: readonly object[],
  names: readonly CollectionName[],
): Promise<void> {
  const word = `Cas${crypto.randomUUID().slice(0, 8)}`
  const service = town.service()
  for (const name of names) await letWait(service, name, word)
  const { send } = sending(service)
  await town.fail(rules)
  for (let round = 0; round < 4; round += 1) await Promise.all([send(), send()])
  await town.fail([])
  for (let round = 0; round < 4; round += 1) {
    await send()
    for (const item of await waiting(service)) await settle(town, item)
  }
  expect(await waiting(service)).toEqual([])
  for (const name of names) {
    const there = await listed(town, name, word)
    expect([name, ...there.toSorted()]).toEqual([name, `${word} canviat`, `${word} creat`])
  }
}
