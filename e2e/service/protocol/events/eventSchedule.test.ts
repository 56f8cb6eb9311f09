import { eventSite, refusedNames } from './testEvents.ts'

describe.each(['interface', 'live'] as const)('when events are, in %s mode', (mode) => {
  const { create, update } = eventSite(mode)
  const live = mode === 'live'

  it.each([
    '2040-05-10T10:00:00Z',
    '2040-05-10 10:00:00+05:00',
    '10 May 2040 10am',
    '05/10/2040 10:00',
    'May 10, 2040 10:00',
  ])('R63 keeps the wall clock of %s and derives UTC from the zone', async (start_date) => {
    const reply = await create({ start_date, timezone: 'America/New_York' })
    expect(reply.at('start_date')).toBe('2040-05-10 10:00:00')
    expect(reply.at('utc_start_date')).toBe('2040-05-10 14:00:00')
    expect(reply.at('timezone_abbr')).toBe('EDT')
    expect(reply.at('start_date_details')).toEqual({
      year: '2040',
      month: '05',
      day: '10',
      hour: '10',
      minutes: '00',
      seconds: '00',
    })
  })

  it('converts a numeric timestamp to the zone', async () => {
    const reply = await create({ start_date: '2220000000', end_date: '2220003600' })
    expect(reply.at('start_date')).toBe('2040-05-07 12:40:00')
    expect(reply.at('utc_start_date')).toBe('2040-05-07 10:40:00')
  })

  it('refuses what is no date, and the first instant of 1970', async () => {
    for (const start_date of ['13/05/2040', 'someday', '', '1970-01-01'])
      expect(refusedNames(await create({ start_date })), start_date).toEqual(['start_date'])
  })

  it('moves a time that the clock change leaves out, and takes the first of one that comes twice', async () => {
    const spring = await create({ start_date: '2040-03-25 02:30', end_date: '2040-03-25 04:00' })
    expect(spring.at('start_date')).toBe('2040-03-25 03:30:00')
    expect(spring.at('utc_start_date')).toBe('2040-03-25 01:30:00')
    const autumn = await create({ start_date: '2040-10-28 02:30', end_date: '2040-10-28 04:00' })
    expect(autumn.at('start_date')).toBe('2040-10-28 02:30:00')
    expect(autumn.at('utc_start_date')).toBe('2040-10-28 00:30:00')
  })

  it('takes zones of several kinds, refuses others, and has the site for ""', async () => {
    for (const timezone of ['UTC', 'UTC+2', '+02:00', 'CET', 'Atlantic/Canary'])
      expect((await create({ timezone })).at('timezone')).toBe(timezone)
    expect((await create({ timezone: '' })).at('timezone')).toBe('Europe/Madrid')
    expect(refusedNames(await create({ timezone: 'Mars/Olympus' }))).toEqual(['timezone'])
  })

  it('R64 answers an end before the start as the mode says', async () => {
    const reply = await create({ end_date: '2040-05-09 12:00:00' })
    if (live) {
      expect(reply.status).toBe(201)
      expect(reply.at('end_date')).toBe('2040-05-10 10:00:00')
      expect(reply.at('utc_end_date')).toBe('2040-05-09 10:00:00')
    } else expect(refusedNames(reply)).toEqual(['end_date'])
  })

  it('R65 makes whole days of an event that lasts all day', async () => {
    const reply = await create({ all_day: true, end_date: '2040-05-12 08:00:00' })
    expect(reply.at('start_date')).toBe('2040-05-10 00:00:00')
    expect(reply.at('end_date')).toBe('2040-05-12 23:59:59')
  })

  it('R81 passes over one date alone in live mode, takes it in interface mode', async () => {
    const { id } = await create()
    const after = await update(id, { start_date: '2040-05-10 11:00:00' })
    expect(after.at('start_date')).toBe(live ? '2040-05-10 10:00:00' : '2040-05-10 11:00:00')
    const both = { start_date: '2040-06-01 09:00', end_date: '2040-06-01 10:30' }
    const moved = await update(id, both)
    expect(moved.at('end_date')).toBe('2040-06-01 10:30:00')
    expect(moved.at('utc_end_date')).toBe('2040-06-01 08:30:00')
  })

  it('changes the zone alone, with UTC times as the mode says', async () => {
    const { id } = await create()
    const after = await update(id, { timezone: 'America/New_York' })
    expect(after.at('start_date')).toBe('2040-05-10 10:00:00')
    expect(after.at('timezone')).toBe('America/New_York')
    expect(after.at('utc_start_date')).toBe(live ? '2040-05-10 08:00:00' : '2040-05-10 14:00:00')
  })

  it('makes whole days of the dates it has when only all_day is sent', async () => {
    const { id } = await create()
    const whole = await update(id, { all_day: true })
    expect(whole.at('start_date')).toBe('2040-05-10 00:00:00')
    const after = await update(id, { all_day: false })
    expect(after.at('all_day')).toBe(false)
    expect(after.at('end_date')).toBe('2040-05-10 23:59:59')
  })
})
