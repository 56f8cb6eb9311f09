import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { editor, openApp, openWorld } from '../../app/appBed.tsx'
import { modes } from '../../api/testWorld.ts'

describe.each(modes)('tags over the %s service', async (mode) => {
  const add = async (name: string) => await world.make('tags', { name })
  const open = (path = '') => openApp(world, `/ca/tags${path}`, editor, 'en')

  const world = await openWorld({ mode })
  const free = await add('Gratuït')
  await add('Nit')
  await world.ask('POST', 'events', {
    title: 'Concert',
    start_date: '2030-01-01 10:00:00',
    end_date: '2030-01-01 12:00:00',
    status: 'publish',
    tags: [free],
  })

  test('their order is said, and chosen beside the list', async () => {
    const { user, place } = await open()
    await user.click(await screen.findByRole('button', { name: 'Filters' }))
    const drawer = await screen.findByRole('dialog', { name: 'Filters' }, { timeout: 10_000 })
    await user.type(within(drawer).getByRole('textbox', { name: 'Sorted by' }), 'count')
    await user.selectOptions(within(drawer).getByRole('combobox', { name: 'Direction' }), 'desc')
    await user.click(within(drawer).getByRole('button', { name: 'Show results' }))
    expect(await screen.findByText('2 tags, by published events, most first')).toBeVisible()
    expect(place()).toBe('/ca/tags?order=desc&orderby=count')
    expect(
      await screen.findByRole('button', { name: 'Remove the filter “Direction: Descending”' }),
    ).toBeVisible()
  })

  test.each([
    ['slug', 'by slug'],
    ['term_id', 'by number, lowest first'],
    ['description', 'by description'],
    ['bogus', 'in the order asked for, “bogus”'],
  ])('ordered by %s they say: %s', async (orderby, words) => {
    await open(`?orderby=${orderby}`)
    expect(await screen.findByText(`2 tags, ${words}`)).toBeVisible()
  })
})
