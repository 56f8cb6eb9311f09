import { screen, within } from '@testing-library/react'
import { forget } from '../platform/entries.ts'
import { addDays, todayIn } from '../time/wallTime.ts'
import { editor, openApp, pageMode, worldOfEach } from './appBed.tsx'

const world = worldOfEach(pageMode)

test('the calendar, opened first of all, finds the version of an event in another language', async () => {
  await forget('mirror', 'all')
  const today = todayIn('Europe/Madrid')
  const make = (language: string, slug: string, days = 0) =>
    world.makeIn(language, 'events', {
      title: `${slug} ${language}`,
      slug,
      start_date: `${addDays(today, days)} 18:00:00`,
      end_date: `${addDays(today, days)} 20:00:00`,
      status: 'publish',
    })
  for (const language of ['ca', 'es']) {
    await make(language, 'fira-del-llibre')
    // What only two records share says more among many.
    for (let at = 1; at < 9; at += 1) await make(language, `acte-${language}-${at}`, at)
  }
  await make('en', 'fair', 20)
  const { user } = await openApp(world, '/ca/calendar?view=agenda', editor, 'en')
  await user.click(
    await screen.findByRole('link', { name: /fira-del-llibre/ }, { timeout: 30_000 }),
  )
  const popover = within(await screen.findByRole('dialog', { name: 'fira-del-llibre ca' }))
  // Nobody has confirmed it.
  await popover.findByText('Español', {}, { timeout: 20_000 })
  expect(popover.getByRole('button', { name: /Not the same event/ })).toBeVisible()
})
