import { forget } from '../../../../platform/entries.ts'
import { writables } from '../../../../resources/records.ts'
import { editor, refused, serviceOf } from '../../../../api/testSite.ts'
import type { Identified } from '../../../resource/collection.ts'

export const service = serviceOf(editor)
export const ids = [7, 8, 9]

export const of = {
  service,
  collection: writables.events,
  nameOf: ({ id }: Identified) => String(id),
  labelOf: (field: string) => field,
}

/** Three events of a site that can be cut off, or refuse writes; their titles are all that changes. */
export async function openTitles() {
  const site = {
    titles: new Map(ids.map((id) => [id, `Fira ${id}`])),
    isCut: false,
    mayWrite: true,
    event: (id: number) => writables.events.read(wireOf(id)),
  }
  const wireOf = (id: number) => ({
    id,
    title: site.titles.get(id),
    status: 'publish',
    start_date: '2027-03-01 10:00:00',
    end_date: '2027-03-01 12:00:00',
  })
  await forget('operations', 'all')
  vi.stubGlobal('fetch', async (address: string | URL | Request, init?: RequestInit) => {
    if (site.isCut) throw new TypeError('Failed to fetch')
    const url = address instanceof Request ? address.url : String(address)
    const id = Number(/events\/(\d+)/.exec(url)?.[1])
    if (init?.method === 'POST' && !site.mayWrite) return refused(403, 'rest_forbidden')
    if (init?.method === 'POST') site.titles.set(id, JSON.parse(String(init.body)).title)
    return Response.json(wireOf(id))
  })
  return site
}

/** Another title for each, as a change of many. */
export const retitled = ({ id }: Identified) =>
  ({ kind: 'update', changes: { title: `Ball ${id}` } }) as const
