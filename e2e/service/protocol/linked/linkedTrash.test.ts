import { linkedCases, linkedSite } from './testLinked.ts'

const as = 'editor'

describe.each(linkedCases)('the trash of $room in $mode mode', (kind) => {
  const { mode, noun, room } = kind
  const live = mode === 'live'
  const { site, create, event, linkTo } = linkedSite(kind)

  const others = async () => (noun === 'venue' ? [] : [(await create()).id, (await create()).id])
  const linkedIds = async (id: number): Promise<unknown> => {
    const linked = (await site.ask('GET', `events/${id}`, { as })).at(noun)
    return Array.isArray(linked) ? linked.map(({ id }) => id) : [Reflect.get(Object(linked), 'id')]
  }

  it('93: in the trash they leave their events on live sites, and stay in the interface', async () => {
    const made = await create()
    const concert = await event(linkTo(made.id))
    expect(await linkedIds(concert)).toEqual([made.id])
    await site.ask('DELETE', `${room}/${made.id}`, { as })
    expect(await linkedIds(concert)).toEqual(live ? [] : [made.id])
    await site.ask('POST', `${room}/${made.id}`, { as, body: { status: 'publish' } })
    expect(await linkedIds(concert)).toEqual(live ? [] : [made.id])
  })

  it('13.1: of twelve events the first ten lose it on live sites, and organizers all of theirs', async () => {
    const made = await create()
    const rest = await others()
    const links = noun === 'venue' ? linkTo(made.id) : { organizer: [made.id, ...rest] }
    const draft = await event({ ...links, status: 'draft', start_date: '2029-12-01 10:00:00' })
    const all: number[] = []
    for (let day = 10; day < 22; day += 1) {
      const times = { start_date: `2030-01-${day} 10:00:00`, end_date: `2030-01-${day} 12:00:00` }
      all.push(await event({ ...links, ...times }))
    }
    await site.ask('DELETE', `${room}/${made.id}`, { as })
    const linked = [made.id, ...rest]
    const lost = live ? [] : linked
    for (const id of all.slice(0, 10)) expect(await linkedIds(id)).toEqual(lost)
    for (const id of [...all.slice(10), draft]) expect(await linkedIds(id)).toEqual(linked)
  })
})
