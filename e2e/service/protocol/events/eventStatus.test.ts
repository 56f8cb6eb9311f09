import { openTestSite } from '../testSite.ts'
import { eventSite, plainEvent, refusedNames } from './testEvents.ts'

describe.each(['interface', 'live'] as const)('the life of events in %s mode', (mode) => {
  const { site, create, update } = eventSite(mode)
  const live = mode === 'live'
  const status = async (as: string, wanted?: string) =>
    (await create(wanted === undefined ? {} : { status: wanted }, as)).at('status')

  it('R66 gives each role the status it may have', async () => {
    expect(await status('editor')).toBe('publish')
    expect(await status('author')).toBe('publish')
    expect(await status('contributor')).toBe('draft')
    expect(await status('contributor', 'publish')).toBe('pending')
    expect(await status('contributor', 'future')).toBe('pending')
    expect(await status('contributor', 'private')).toBe('private')
  })

  it('R67 schedules what has a date to come, and publishes what has none', async () => {
    const date = '2039-01-15 09:00:00'
    const scheduled = await create({ status: 'publish', date })
    expect(scheduled.at('status')).toBe('future')
    expect(scheduled.at('date')).toBe(date)
    expect(scheduled.at('date_utc')).toBe('2039-01-15 08:00:00')
    expect((await create({ status: 'future' })).at('status')).toBe('publish')
    const utc = await create({ date_utc: '2020-07-01 10:00:00' })
    expect(utc.at('date')).toBe('2020-07-01 12:00:00')
  })

  it('gives drafts no slug and no date in UTC until they are published', async () => {
    const draft = await create({ title: 'Encara no', status: 'draft' })
    expect(draft.at('slug')).toBe('')
    expect(draft.at('date_utc')).toBe(live ? '0000-00-00 00:00:00' : null)
    const published = await update(draft.id, { status: 'publish' })
    expect(published.at('slug')).toBe('encara-no')
    expect(String(published.at('date_utc'))).toMatch(/^20\d\d-/)
  })

  it('drops the date of a draft that stays one on live sites, and keeps it where the status changes', async () => {
    const date = '2039-01-15 09:00:00'
    const draft = await create({ status: 'draft', date })
    expect(draft.at('date')).toBe(date)
    const again = await update(draft.id, { status: 'draft', date })
    expect(again.at('date') === date).toBe(!live)
    expect((await update(draft.id, { status: 'future', date })).at('date')).toBe(date)
    expect((await update(draft.id, { status: 'pending', date })).at('date')).toBe(date)
  })

  it('R86 refuses statuses that do not exist, and changes nothing', async () => {
    const { id } = await create()
    expect(refusedNames(await update(id, { status: 'bogus', title: 'No' }))).toEqual(['status'])
    const read = await site.ask('GET', `events/${id}`)
    expect(read.at('title')).toBe(plainEvent.title)
  })

  it('shows another modification time after every write', async () => {
    const first = await create()
    const second = await update(first.id, { title: 'Dos' })
    const third = await update(first.id, { title: 'Tres' })
    const times = [first, second, third].map((reply) => String(reply.at('modified_utc')))
    expect(new Set(times).size).toBe(3)
    expect(times.toSorted()).toEqual(times)
  })

  it('R99 lets a contributor touch the records of others as the mode says', async () => {
    const { id } = await create({ status: 'draft' })
    const reply = await update(id, { title: 'Aliè' }, 'contributor')
    expect(reply.status).toBe(live ? 200 : 403)
    const own = await create({}, 'contributor')
    expect((await update(own.id, { title: 'Propi' }, 'contributor')).status).toBe(200)
  })
})

describe('options of live worlds', () => {
  it('R99 refuse the records of others by id, never by slug, as from 6.15.16', async () => {
    const site = await openTestSite('live', { ownRecordsOnly: true })
    const made = await site.ask('POST', 'events', { as: 'editor', body: plainEvent })
    const as = 'contributor'
    const byId = await site.ask('PATCH', `events/${made.id}`, { as, body: { title: 'x' } })
    expect(byId.status).toBe(403)
    const path = `events/by-slug/${String(made.at('slug'))}`
    expect((await site.ask('PATCH', path, { as, body: { title: 'x' } })).status).toBe(200)
    await site.close()
  })
})
