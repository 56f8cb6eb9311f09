import type { Page } from '@playwright/test'

const LANGUAGES = ['ca', 'es', 'en'] as const
const PER_PAGE = 50

const two = (number: number) => String(number).padStart(2, '0')

/** An event as a live service lists it, as far as the board reads it: one in five has a moved date, one in seven no mate. */
function eventWire(language: string, at: number): object {
  const moved = language !== 'ca' && at % 5 === 0 ? 1 : 0
  const day = `2031-${two(1 + (at % 12))}-${two(1 + (Math.floor(at / 12) % 26) + moved)}`
  const hour = two(8 + (Math.floor(at / 312) % 12))
  return {
    id: 1_000_000 * (1 + LANGUAGES.findIndex((one) => one === language)) + at,
    status: at % 9 === 0 ? 'draft' : 'publish',
    date: '2030-01-10 09:00:00',
    title: `Event ${at} in ${language}, of a title as long as most`,
    description: `<p>What happens at event ${at}, told in ${language}.</p>`.repeat(8),
    slug: `event-${at}-of-the-year`,
    url: `https://agenda.example/${language}/event/${at}/`,
    start_date: `${day} ${hour}:00:00`,
    end_date: `${day} ${hour}:50:00`,
    timezone: 'Europe/Madrid',
    all_day: false,
    cost: `${at % 40}€`,
    featured: false,
    categories: [],
    tags: [],
    venue: [],
    organizer: [],
    image: false,
  }
}

/** Answers for the service: so many events in each language, and nothing that they are linked to. */
export async function answerListings(page: Page, events: number): Promise<void> {
  await page.route(/\/wp-json\/.*\/(events|venues|organizers|categories|tags)\?/, (route) => {
    const url = new URL(route.request().url())
    const name = url.pathname.split('/').at(-1) ?? ''
    const language = LANGUAGES.find((one) => url.pathname.includes(`/${one}/wp-json/`)) ?? 'ca'
    const first = (Number(url.searchParams.get('page') ?? 1) - 1) * PER_PAGE
    const all = Array.from({ length: PER_PAGE }, (_, at) => first + at)
    const listed = all.filter((at) => language === 'ca' || at % 7 !== 0)
    const isEvents = name === 'events'
    return route.fulfill({
      json: {
        [name]: isEvents ? listed.map((at) => eventWire(language, at)) : [],
        total: isEvents ? events : 0,
        total_pages: isEvents ? Math.ceil(events / PER_PAGE) : 0,
      },
    })
  })
}
