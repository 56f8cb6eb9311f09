import { dayFromNow } from './days.ts'
import { EventForm } from './eventForm.ts'
import { type Site, expect, test } from './fixtures.ts'
import { type Hand, keyboard, mouse } from './hands.ts'
import type { WireRecord } from './rest.ts'
import { anyPicture } from './seeds.ts'
import { LANGUAGES, type Language } from './words.ts'

test.use({ data: 'town' })

// Both at once: midnight may come in between.
const [EVE, DAY] = [dayFromNow(44), dayFromNow(45)]

interface Act {
  title: string
  from: string
  to: string
  venue: 'Envelat' | 'Moll'
  cost: string
  status: 'publish' | 'draft' | 'future'
}

/** A day of a festival: two places, prices, one announced later, one not yet certain. */
const ACTS: readonly Act[] = [
  { title: 'Pregó', from: '11:00', to: '11:30', venue: 'Envelat', cost: '', status: 'publish' },
  { title: 'Vermut', from: '12:00', to: '14:00', venue: 'Moll', cost: '5 €', status: 'publish' },
  { title: 'Tarda', from: '17:00', to: '19:00', venue: 'Moll', cost: '0', status: 'publish' },
  { title: 'Ball', from: '22:00', to: '23:30', venue: 'Envelat', cost: '8 €', status: 'future' },
  { title: 'Foc', from: '20:00', to: '21:00', venue: 'Moll', cost: '', status: 'draft' },
]

/** The first event that needs a record makes it; the others find it. */
function linker(form: EventForm, hand: Hand) {
  const made = new Set<string>()
  return async (
    name: 'venue' | 'organizer' | 'categories',
    record: string,
    word: 'venue' | 'organizer' | 'category',
  ) => {
    if (made.has(record)) return hand.pick(name, record)
    made.add(record)
    await hand.make(name, record, form.say(`create.${word}`, { typed: record }))
  }
}

async function enter(form: EventForm, hand: Hand, site: Site): Promise<void> {
  const { suffix } = site
  const picture = await anyPicture(site, form.language)
  const link = linker(form, hand)
  for (const act of ACTS) {
    const title = `${act.title} ${suffix}`
    await hand.newEvent()
    await hand.text('title', title)
    await hand.moment('start_date', `${DAY} ${act.from}`)
    await hand.moment('end_date', `${DAY} ${act.to}`)
    await link('venue', `${act.venue} ${suffix}`, 'venue')
    await link('organizer', `Comissió ${suffix}`, 'organizer')
    if (act.cost !== '') await hand.text('cost', act.cost)
    if (picture !== undefined) {
      await hand.text('image', picture)
      // It takes its room when it comes: what stands below moves.
      await expect(form.page.getByRole('img', { name: form.say('picture.preview') })).toBeVisible()
    }
    await link('categories', `Festa ${suffix}`, 'category')
    await hand.status(act.status)
    if (act.status === 'future') await hand.moment('date', `${dayFromNow(7)} 09:00`)
    await hand.save()
    await expect(form.saved(title, act.status, 'created')).toBeVisible()
  }
}

const namesOf = (links: unknown) =>
  [links]
    .flat()
    .map((link) => Object(link)['venue'] ?? Object(link)['organizer'] ?? Object(link)['name'])

/** The five as the service has them, each once, and nothing made twice. */
async function expectTheDay(site: Site, language: Language): Promise<void> {
  const { rest, suffix } = site
  const picture = await anyPicture(site, language)
  const all = 'status=publish,draft,future&per_page=50'
  const listed = await rest.list('events', language, `search=${suffix}&${all}&starts_after=${EVE}`)
  const titles = ACTS.map(({ title }) => `${title} ${suffix}`)
  expect(listed.map(({ title }) => title).toSorted()).toEqual(titles.toSorted())
  for (const act of ACTS) {
    const event = listed.find(({ title }) => title === `${act.title} ${suffix}`) as WireRecord
    expect(event).toMatchObject({
      start_date: `${DAY} ${act.from}:00`,
      end_date: `${DAY} ${act.to}:00`,
      status: act.status,
    })
    expect(namesOf(event['venue'])).toEqual([`${act.venue} ${suffix}`])
    expect(namesOf(event['organizer'])).toEqual([`Comissió ${suffix}`])
    expect(namesOf(event['categories'])).toEqual([`Festa ${suffix}`])
    if (/[58]/.test(act.cost)) expect(event['cost']).toContain(act.cost.charAt(0))
    // Free of charge is written in the words of each service, and no price is nothing at all.
    expect(Boolean(event['cost'])).toBe(act.cost !== '')
    if (picture !== undefined) expect(String(Object(event['image'])['id'])).toBe(picture)
  }
  const venues = await rest.list('venues', language, `search=${suffix}&per_page=50`)
  expect(namesOf(venues).toSorted()).toEqual([`Envelat ${suffix}`, `Moll ${suffix}`])
  const organizers = await rest.list('organizers', language, `search=${suffix}&per_page=50`)
  expect(organizers).toHaveLength(1)
}

const inEveryRun: Partial<Record<string, string>> = { 'ca mouse': ' @wide' }

for (const language of LANGUAGES)
  for (const [how, handOf] of Object.entries({ mouse, keyboard })) {
    const full = inEveryRun[`${language} ${how}`] ?? ' @full'
    test(`a day of a festival is entered in ${language} by ${how}${full}`, async ({
      page,
      site,
      signIn,
    }) => {
      await signIn(language)
      const form = new EventForm(page, language)
      await enter(form, handOf(form), site)
      await expectTheDay(site, language)
    })
  }
