import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { editor, openApp, openWorld } from '../../app/appBed.tsx'
import { watchListings } from '../../core/views/list/listBed.ts'
import { modes } from '../../api/testWorld.ts'
import { said } from '../../testSaid.ts'

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

  test('every parameter of the interface goes out as the address says it', async () => {
    const asked = {
      page: '2',
      per_page: '10',
      search: 'nit',
      exclude: String(free),
      include: `${free},${free + 1}`,
      order: 'asc',
      orderby: 'slug',
      hide_empty: 'false',
      post: '7',
      event: '8',
      slug: 'nit',
    }
    const listings = watchListings('tags')
    await open(`?${new URLSearchParams(asked)}`)
    await waitFor(() => expect(listings()).toContainEqual({ ...asked, i18n_language: 'ca' }))
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

  test('are made, changed, and an existing one is offered', async () => {
    const { user, place } = await open('/new')
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await user.type(name, 'Gratuït')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const dialog = await screen.findByRole('dialog', {
      name: 'There is a tag of this name already',
    })
    expect(dialog).toHaveTextContent('1 published event')
    await user.click(within(dialog).getByRole('button', { name: 'Back to the form' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.clear(name)
    await user.type(name, 'A l’aire lliure')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(said('“A l’aire lliure” has been added.'))).toBeVisible()
    await waitFor(() => expect(place()).toMatch(/^\/ca\/tags\/\d+$/))
    const id = place().split('/').at(-1)
    await user.click(await screen.findByRole('button', { name: 'HTML' }))
    const text = await screen.findByRole('textbox', { name: 'Description' })
    await user.type(text, 'Fora de casa')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(said('“A l’aire lliure” has been saved.'))).toBeVisible()
    expect(await world.ask('GET', `tags/${id}`)).toMatchObject({
      name: 'A l’aire lliure',
      description: 'Fora de casa',
    })
  })
})
