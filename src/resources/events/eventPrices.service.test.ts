import { safeUpdate } from '../../core/write/safeWriter.ts'
import { created, makeWorld, memoryJournal, modes } from '../../core/write/testSave.ts'
import { costText, sameCost, plainCost } from './eventCost.ts'
import { events } from './events.ts'
import prices from './eventPrices.cases.json'

const facts = { title: 'Fira', start_date: '2027-03-01 10:00:00', end_date: '2027-03-01 12:00:00' }

describe.each(modes)('a price over the %s service', async (mode) => {
  const world = await makeWorld(mode)

  // Prices as editors write them, and the least number that a live service takes each for (contract.md §7.7).
  test.each(prices.written)('%s is kept: new, first, and saved again', async (text, least) => {
    const service = world.service()
    const cost = plainCost(text)
    const writing = { service, collection: events, journal: memoryJournal() }
    const { record: bare } = await created(service, events, facts)
    const made = await created(service, events, { ...facts, cost })
    const path = `events/${bare.id}`
    const priced = await safeUpdate(writing, { path, opened: bare, changes: { cost } })
    const opened = priced.record
    const later = await safeUpdate(writing, { path, opened, changes: { title: 'Altra' } })
    for (const { record, differences } of [made, priced, later]) {
      expect(differences).toEqual([])
      expect(record.cost).not.toBe('')
      expect(sameCost(costText(record), cost)).toBe(true)
      expect(record.cost_details.values[0]).toBe(mode === 'live' ? least : undefined)
    }
  })

  test.runIf(mode === 'interface').each(prices.kept)('%j is the same in JSON', async (cost) => {
    const { id } = await world.ask('POST', 'events', { ...facts, cost })
    const path = `events/${String(id)}`
    const opened = events.read(await world.ask('GET', path))
    const writing = { service: world.service(), collection: events, journal: memoryJournal() }
    await safeUpdate(writing, { path, opened, changes: { title: 'Altra' } })
    expect(await world.ask('GET', path)).toMatchObject({ title: 'Altra', cost })
  })

  test.runIf(mode === 'interface')('what is typed is the text in the JSON', async () => {
    const cost = '12,50 €'
    const writing = { service: world.service(), collection: events, journal: memoryJournal() }
    const { record: opened } = await created(writing.service, events, facts)
    const path = `events/${opened.id}`
    await safeUpdate(writing, { path, opened, changes: { cost } })
    expect(await world.ask('GET', path)).toMatchObject({ cost })
  })

  test.each(['12,50€', '$12,50'])('%s keeps its sign, written or left alone', async (cost) => {
    const service = world.service()
    const writing = { service, collection: events, journal: memoryJournal() }
    const { record: bare } = await created(service, events, facts)
    const path = `events/${bare.id}`
    const priced = await safeUpdate(writing, { path, opened: bare, changes: { cost } })
    const opened = priced.record
    const later = await safeUpdate(writing, { path, opened, changes: { title: 'Altra' } })
    for (const { record, differences } of [priced, later]) {
      expect(differences).toEqual([])
      expect(costText(record)).toBe(cost)
      if (mode === 'live') expect(cost).toContain(record.cost_details.currency_symbol || 'none')
    }
  })
})
