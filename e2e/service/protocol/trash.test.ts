import { plainEvent } from './events/testEvents.ts'
import { testSite } from './testSite.ts'

const as = 'editor'

describe.each(['interface', 'live'] as const)('the trash in %s mode', (mode) => {
  const site = testSite(mode)

  describe.each([
    ['events', 'event', 'title'],
    ['venues', 'venue', 'venue'],
    ['organizers', 'organizer', 'organizer'],
  ])('of %s', (room, noun, name) => {
    const make = async (named: string) => {
      const body = { ...plainEvent, [name]: named }
      const made = await site.ask('POST', room, { as, body })
      return { path: `${room}/${made.id}`, id: made.id, slug: String(made.at('slug')) }
    }

    it('92: takes a record, and refuses it a second time with 410', async () => {
      const { path, id, slug } = await make('Primer')
      const gone = await site.ask('DELETE', path, { as })
      expect(gone.status).toBe(200)
      expect(gone.body).toMatchObject({ status: 'trash', slug: `${slug}__trashed` })
      const again = await site.ask('DELETE', path, { as })
      expect([again.status, again.at('code')]).toEqual([410, `${noun}-is-in-trash`])
      expect((await site.ask('GET', path, { as })).status).toBe(200)
      expect((await site.ask('GET', path)).status).toBe(403)
      const query = room === 'events' ? 'status=trash&starts_after=1900-01-01' : 'status=trash'
      const listed = await site.ask('GET', `${room}?${query}`, { as })
      expect(JSON.stringify(listed.body)).toContain(`"id":${id},`)
    })

    it('95: gives it back with its slug by another status, and takes it by that of the trash', async () => {
      const { path, slug } = await make('Segon')
      await site.ask('DELETE', path, { as })
      const publish = { as, body: { status: 'publish' } }
      const back = await site.ask('POST', path, publish)
      expect(back.body).toMatchObject({ status: 'publish', slug })
      const byStatus = await site.ask('POST', path, { as, body: { status: 'trash' } })
      expect(byStatus.at('slug')).toBe(`${slug}__trashed`)
    })
  })
})
