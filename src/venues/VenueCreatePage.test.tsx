import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld } from '../app/appBed.tsx'
import type { World } from '../app/appBed.tsx'
import { pageModes } from '../service/testWorld.ts'
import { said } from '../testSaid.ts'

vi.setConfig({ testTimeout: 60_000 })

const box = (name: string | RegExp) => screen.findByRole('textbox', { name })

let world: World
afterEach(async () => {
  cleanup()
  await world.drop()
})

const openNew = (place = '/ca/venues/new') => openApp(world, place, editor, 'en')

/** The record that the page went on to. */
async function made(place: () => string): Promise<Record<string, unknown>> {
  await waitFor(() => expect(place()).toMatch(/^\/ca\/venues\/\d+$/))
  return await world.ask('GET', place().slice('/ca/'.length))
}

describe.each(pageModes)('a new venue over the %s service', (mode) => {
  beforeEach(async () => {
    world = await openWorld({ mode })
  })

  test('is made with every field that was typed, and opens in its own page', async () => {
    const { user, place } = await openNew()
    const texts = {
      Name: 'Teatre Principal',
      Address: 'Plaça Major, 1',
      Postcode: '08500',
      Town: 'Vic',
      Country: 'Spain',
      Province: 'Barcelona',
      Telephone: '938 000 000',
      Website: 'https://teatre.example/',
      Description: 'Una sala de 500 places',
    }
    for (const [name, text] of Object.entries(texts)) {
      await user.click(await box(new RegExp(`^${name}`)))
      await user.paste(text)
    }
    await user.click(screen.getByRole('checkbox', { name: 'Show a map' }))
    expect(await box(/^Region shown/)).toHaveValue('Barcelona')
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    await screen.findByText(said('“Teatre Principal” has been added: published.'))
    const { show_map, show_map_link, ...rest } = await made(place)
    expect([show_map, show_map_link].map(String)).toEqual(['false', 'true'])
    expect(rest).toMatchObject({
      status: 'publish',
      venue: 'Teatre Principal',
      address: 'Plaça Major, 1',
      zip: '08500',
      city: 'Vic',
      country: 'Spain',
      province: 'Barcelona',
      stateprovince: 'Barcelona',
      phone: '938 000 000',
      website: 'https://teatre.example/',
    })
    expect(await box('Slug')).toHaveValue('teatre-principal')
    expect(screen.getByRole('textbox', { name: 'Slug' })).toHaveAttribute('readonly')
    expect(screen.getByRole('link', { name: /\/teatre-principal\/$/ })).toBeVisible()
  })

  test('of a name that exists in another language is asked about, and made beside it when that is wanted', async () => {
    const first = await world.ask('POST', 'venues', { venue: 'Sala Gran', city: 'Vic' })
    await world.ask('POST', 'events', {
      title: 'Ball',
      start_date: '2030-01-01 20:00:00',
      end_date: '2030-01-01 22:00:00',
      venue: mode === 'live' ? first.id : [first.id],
    })
    const before = await world.ask('GET', `venues/${String(first.id)}`)
    const { user, place } = await openNew('/en/venues/new')
    await user.type(await box(/^Name/), 'Sala Gran')
    await user.type(await box('Town'), 'Olot')
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    const question = await screen.findByRole('dialog', {
      name: 'There is already a venue of this name',
    })
    expect(await within(question).findByText(/^Vic · 1 event · in Catalan/)).toBeVisible()
    expect(within(question).getByRole('link', { name: /^Open/ })).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`/ca/venues/${String(first.id)}$`)),
    )
    await user.click(
      within(question).getByRole('button', { name: 'Create another one of this name' }),
    )
    await screen.findByText(said('“Sala Gran” has been added: published.'))
    const second = await world.askIn('en', 'GET', place().slice('/en/'.length))
    expect(second).toMatchObject({ venue: 'Sala Gran', city: 'Olot' })
    expect(second.id).not.toBe(first.id)
    expect(await world.ask('GET', `venues/${String(first.id)}`)).toEqual(before)
  })
})

test('a new venue with mistakes is refused, the name alone being required', async () => {
  world = await openWorld({ mode: 'live' })
  const { user } = await openNew()
  // Characters of no width are nothing to read.
  await user.type(await box(/^Name/), '\u200b\u200f ')
  const required = screen
    .getAllByRole('textbox')
    .filter((one) => one.getAttribute('aria-required') === 'true')
  expect(required).toHaveLength(1)
  await user.type(await box(/^Website/), 'javascript:alert(1)')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  const summary = await screen.findByRole('alert')
  expect(summary).toHaveTextContent('Name: Write a name.')
  expect(within(summary).getAllByRole('link')).toHaveLength(2)
  expect(await world.ask('GET', 'venues?status=draft')).toMatchObject({ total: 0 })
})
