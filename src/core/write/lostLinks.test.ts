import { organizers } from '../../resources/organizers/organizers.ts'
import * as site from '../../api/testSite.ts'
import { memoryJournal } from './testJournal.ts'
import { lostLinks } from './lostLinks.ts'

/** One more than fits in twenty pages. */
const ids = Array.from({ length: 1001 }, (_, at) => at + 1)
const perPage = 50

const eventOf = (id: number) => ({ id, organizer: [{ id: 7 }] })

/** A site with these events in Catalan, where `gone` of them went while they were read; who asks may not list the trash. */
function answers(gone = 0) {
  return site.answering(({ path, query }) => {
    if (query['status'] === 'trash')
      return site.refused(400, 'rest_invalid_param', { status: 'Invalid parameter.' })
    const own = path.startsWith('/ca/') ? ids : []
    const page = Number(query['page'] ?? 1)
    const left = page === 1 ? own : own.slice(0, own.length - gone)
    const events = left.slice((page - 1) * perPage, page * perPage).map(eventOf)
    if (page > 1 && events.length === 0) return site.refused(404, 'event-archive-page-not-found')
    return site.json({ events, total: own.length, total_pages: Math.ceil(own.length / perPage) })
  })
}

async function lostIds() {
  const writing = {
    service: site.serviceOf(site.editor),
    collection: organizers,
    journal: memoryJournal(),
  }
  return (await lostLinks(writing, 7))?.map(({ id }) => id)
}

test('what names a record that is deleted is noted to the end, however many they are, without a trash that may not be listed', async () => {
  answers()
  expect(await lostIds()).toEqual(ids)
})

test('what names a record that is deleted is noted as far as it goes when the last page has gone meanwhile', async () => {
  answers(1)
  expect(await lostIds()).toEqual(ids.slice(0, 1000))
})
