import { openTestSite } from '../testSite.ts'
import { everything, listedEvents } from './listedEvents.ts'

const day = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

describe.each(['interface', 'live'] as const)('days of the listing in %s mode', (mode) => {
  const listed = listedEvents(mode)

  it('R20 shows what is published, from today to 24 months from now, when nothing is asked', async () => {
    const near = await openTestSite(mode)
    const make = async (title: string, days: number, status = 'publish') =>
      near.ask('POST', 'events', {
        as: 'editor',
        body: { title, start_date: `${day(days)} 12:00`, end_date: `${day(days)} 13:00`, status },
      })
    await make('ahir', -2)
    await make('aviat', 5)
    await make('esborrany', 5, 'draft')
    await make('lluny', 900)
    const titles = async (as?: string) => {
      const events = (await near.ask('GET', 'events', { as })).at('events')
      return Array.isArray(events) ? events.map(({ title }) => title) : []
    }
    expect(await titles()).toEqual(['aviat'])
    expect(await titles('contributor')).toEqual(['aviat', 'esborrany'])
    await near.close()
  })

  it('R27 takes both dates of a listing as a range that events lie within', async () => {
    expect(await listed.found('start_date=2040-05-10&end_date=2040-05-11')).toEqual([
      'matí',
      'vespre',
      'tot el dia',
    ])
  })

  it('R27 takes start_date alone as the mode says', async () => {
    const reply = await listed.found('start_date=2040-05-10&per_page=50')
    // The default end is two years from now, long before these events.
    expect(reply).toEqual(mode === 'live' ? [] : ['matí', 'vespre'])
  })

  it.runIf(mode === 'interface')('takes end_date alone for that day', async () => {
    expect(await listed.found('end_date=2040-05-10')).toEqual(['matí', 'vespre'])
    expect(await listed.found('end_date=2040-05-10+22:00:00&strict_dates=true')).toEqual(['vespre'])
  })

  it('28 finds what runs in some days by two relative dates', async () => {
    expect(await listed.found('starts_before=2040-05-11&ends_after=2040-05-09')).toEqual([
      'festival',
      'matí',
      'vespre',
      'tot el dia',
    ])
  })

  it('R29 leaves the day of starts_after out, unless dates are strict', async () => {
    const hidden = mode === 'interface' ? ['amagat'] : []
    expect(await listed.found('starts_after=2040-05-10')).toEqual(['tot el dia', ...hidden])
    const strict = await listed.found('starts_after=2040-05-10+10:00:00&strict_dates=true')
    expect(strict).toEqual(['vespre', 'tot el dia', ...hidden])
  })

  it('ends_before takes its day in, but for whole days of it', async () => {
    expect(await listed.found('ends_before=2040-05-11')).toEqual(['matí', 'vespre'])
  })

  it('R30 drops the default window when a relative date is asked', async () => {
    expect((await listed.found('ends_after=2040-01-01')).length).toBeGreaterThan(3)
  })

  it('R31 takes odd words for strict_dates as the mode says', async () => {
    const query = 'starts_after=2040-05-10+10:00:00&strict_dates=banana'
    if (mode === 'interface') {
      const reply = await listed.list(query)
      expect(reply.at('data', 'details', 'strict_dates', 'code')).toBe('rest_invalid_type')
    } else expect(await listed.found(query)).toEqual(['tot el dia'])
  })

  it.runIf(mode === 'live')('reads strict moments as UTC', async () => {
    // 08:30 UTC is 10:30 in Madrid: the morning one has begun by then.
    expect(await listed.found('starts_after=2040-05-10+06:30:00&strict_dates=1')).toContain('matí')
    expect(await listed.found('starts_after=2040-05-10+08:30:00&strict_dates=1')).not.toContain(
      'matí',
    )
  })

  it.each(['bogus', ''])('R32 refuses %j as a date', async (value) => {
    expect(await listed.refusedNames(`start_date=${value}&ends_after=${value}`)).toEqual([
      'start_date',
      'ends_after',
    ])
  })

  it('R39 includes by id, within the window or without it as the mode says', async () => {
    const include = `include=${listed.ids['matí']},999999`
    expect(await listed.found(include)).toEqual(mode === 'live' ? [] : ['matí'])
    expect(await listed.found(`${include}&${everything}`)).toEqual(['matí'])
    expect(await listed.refusedNames('include=abc')).toEqual(['include'])
  })
})
