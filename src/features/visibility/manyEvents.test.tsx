import { screen, within } from '@testing-library/react'
import { editor, openApp, pageMode, worldOfEach } from '../../app/appBed.tsx'
import { addDays, todayIn } from '../../time/wallTime.ts'
import { keepPair } from '../translations/near/useKeepPair.ts'

const today = todayIn('Europe/Madrid')
const on = (days: number) => ({
  start_date: `${addDays(today, days)} 18:00:00`,
  end_date: `${addDays(today, days)} 20:00:00`,
})

const world = worldOfEach(pageMode)

const make = (language: string, values: object) =>
  world.makeIn(language, 'events', { status: 'publish', ...values })

test('are each told why, in their language and in those of their confirmed versions', async () => {
  const ids = {
    seen: await make('ca', { title: 'Fira', ...on(3) }),
    draft: await make('ca', { title: 'Ball', ...on(3), status: 'draft' }),
    hidden: await make('ca', { title: 'Gala', ...on(3), hide_from_listings: true }),
    past: await make('ca', { title: 'Aplec', ...on(-9) }),
    begun: await make('ca', {
      title: 'Mostra',
      start_date: `${addDays(today, -7)} 18:00:00`,
      end_date: `${addDays(today, 7)} 20:00:00`,
    }),
    gone: await make('ca', { title: 'Cursa', ...on(3) }),
  }
  await world.askIn('ca', 'DELETE', `events/${ids.gone}`)
  const es = await make('es', { title: 'Feria', ...on(3), status: 'pending' })
  const versions = { ca: ids.seen, es }
  await keepPair(world.service(editor), { collection: 'events', versions })

  const include = Object.values(ids).join(',')
  await openApp(world, `/ca/events/visibility?include=${include}`, editor, 'en')
  const table = async (language: string) =>
    within(await screen.findByRole('table', { name: new RegExp(language) }))
  const row = async (language: string, name: RegExp) =>
    (await table(language)).findByRole('row', { name })
  expect(await row('Catalan', /Fira.*Visible to everyone/)).toBeVisible()
  expect(await row('Catalan', /Ball.*can’t see it.*It’s a draft/)).toBeVisible()
  // Nothing keeps a marked event from the listing of the interface.
  const gala =
    pageMode === 'live'
      ? /Gala.*Only people with the link/
      : /Gala.*Visible to everyone.*Marked as hidden/
  expect(await row('Catalan', gala)).toBeVisible()
  expect(await row('Catalan', /Mostra.*Only people with.*It started on/)).toBeVisible()
  expect(await row('Catalan', /Aplec.*Only people with.*Over since/)).toBeVisible()
  expect(await row('Catalan', /can’t see it.*It’s in the trash/)).toBeVisible()
  expect(await row('Spanish', /Feria.*can’t see it.*It’s pending review/)).toBeVisible()
})
