import { screen, waitFor, within } from '@testing-library/react'
import { addDays, todayIn } from '../time/wallTime.ts'
import { keepPair } from '../features/translations/near/useKeepPair.ts'
import { noteTranslated } from '../features/translations/savedFrom/savedFrom.ts'
import { editor, openApp, pageMode, worldOfEach } from './appBed.tsx'

const today = todayIn('Europe/Madrid')
const on = (days: number, length = 0) => ({
  start_date: `${addDays(today, days)} 18:00:00`,
  end_date: `${addDays(today, days + length)} 20:00:00`,
})

const world = worldOfEach(pageMode)
const make = (language: string, slug: string, values: object) =>
  world.makeIn(language, 'events', {
    title: `${slug} ${language}`,
    slug,
    status: 'publish',
    ...values,
  })

/** Events of every standing, at the edges of the four weeks too. */
async function fillCalendar() {
  await make('ca', 'fira-del-llibre', on(3))
  const es = await make('es', 'fira-del-llibre', on(3))
  await make('en', 'fira-del-llibre', on(3))
  await make('ca', 'cantada', on(5))
  await make('es', 'cantada', { ...on(5), status: 'draft' })
  await make('ca', 'castanyada', on(6))
  await make('es', 'romeria', on(8))
  await make('ca', 'exposicio', on(-2, 4))
  await make('en', 'exposicio', on(-2, 4))
  // Moved in one language, beyond the four weeks that Today looks at.
  await make('ca', 'cursa', on(26))
  await make('es', 'cursa', on(33))
  await make('ca', 'regata', on(34))
  await make('es', 'regata', on(25))
  await make('ca', 'fora-de-termini', on(36))
  // Moved in one language over today, by weeks: that they are versions is likely, and not sure.
  await make('ca', 'excursio', on(9))
  await make('es', 'excursio', on(-10))
  await make('ca', 'marato', on(-13))
  await make('es', 'marato', on(16))
  // Two that begin together, and one that begins with them: it may be of either, or of none.
  for (const slug of ['taller', 'xerrada']) await make('ca', slug, on(12))
  await make('es', 'encuentro', on(12))
  // An editor said that these are versions, far beyond what Today reads, and where no listing tells.
  for (const [slug, there] of [
    ['aplec', on(300)],
    ['cercavila', { ...on(14), hide_from_listings: true, status: 'draft' }],
  ] as const) {
    const versions = {
      ca: await make('ca', slug, on(14)),
      es: await make('es', `otra-${slug}`, there),
    }
    await keepPair(world.service(editor), { collection: 'events', versions })
  }
  return es
}

test('over the %s service Today asks for as much of each language as the board has rows', async () => {
  const id = await fillCalendar()
  const texts = { title: 'Una altra cosa', description: '', excerpt: '' }
  const target = { language: 'es', id }
  await noteTranslated(world.service(editor), 'events', target, { language: 'ca', id: 1, texts })
  const app = await openApp(world, '/ca', editor, 'en')
  const list = within(await screen.findByRole('region', { name: 'To do' }))
  await list.findByRole('link', { name: 'Compare: fira-del-llibre ca' })
  // None is called missing for the moment until it was asked for.
  const all = await list.findByRole('button', { name: /^Show all \d+/ })
  await app.user.click(all)
  const window = `starts_before=${addDays(today, 27)}&ends_after=${addDays(today, -1)}`
  const boards = [
    ['state=missing&missing=ca', /missing in .*Catalan/],
    ['state=missing&missing=es', /missing in .*Spanish/],
    ['state=missing&missing=en', /missing in .*English/],
    ['state=unpaired', /not linked in/],
    ['state=outOfDate', /needs update in/],
  ] as const
  const counts = boards.map(([, words]) => list.getAllByText(words).length)
  expect(counts).toEqual([1, 3, 11, 6, 1])
  for (const [at, [search]] of boards.entries()) {
    app.go(`/ca/translations?${window}&${search}`)
    await waitFor(() =>
      expect([search, screen.getAllByRole('row').length]).toEqual([search, (counts[at] ?? 0) + 1]),
    )
  }
})
