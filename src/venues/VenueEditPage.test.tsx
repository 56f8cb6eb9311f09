import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld } from '../app/appBed.tsx'
import type { World } from '../app/appBed.tsx'
import { pageModes } from '../service/testWorld.ts'
import { said } from '../testSaid.ts'

vi.setConfig({ testTimeout: 60_000 })

const box = (name: string | RegExp) => screen.findByRole('textbox', { name })
const region = () => box('Region shown')

const hall = {
  venue: 'Sala Gran',
  address: 'Plaça Major, 1',
  city: 'Vic',
  country: 'Spain',
  province: 'Barcelona',
  stateprovince: 'Osona',
  phone: '938 000 000',
  website: 'https://sala.example/',
  description: 'Una sala',
  show_map: 'false',
  show_map_link: 'true',
  status: 'publish',
}

/** What time changes by itself, and what only a single reading shows. */
const passing = { modified: '', modified_utc: '', json_ld: '' }

let world: World
let path: string
const open = (place: string) => openApp(world, `/ca/${place}`, editor, 'en')
const put = async (name: string | RegExp, text: string, user: { clear: Clear; paste: Paste }) => {
  const field = await box(name)
  await user.clear(field)
  field.focus()
  if (text) await user.paste(text)
}
type Clear = (element: Element) => Promise<void>
type Paste = (text: string) => Promise<void>

async function begin(mode: 'interface' | 'live') {
  world = await openWorld({ mode })
  path = `venues/${String((await world.ask('POST', 'venues', hall)).id)}`
}
afterEach(async () => {
  cleanup()
  await world.drop()
})

describe.each(pageModes)('a venue over the %s service', (mode) => {
  beforeEach(() => begin(mode))

  test('has a region that follows the province in its box, until it is written by hand', async () => {
    const { user } = await open(path)
    await put(/^Province/, 'Girona', user)
    expect(await region()).toHaveValue('Osona')
    expect(screen.getByText(/may make the calendar write this one again/)).toBeVisible()
    await put('Region shown', 'Girona', user)
    await put(/^Country/, '', user)
    expect(await region()).toHaveValue('')
    await put(/^Country/, 'Spain', user)
    await put(/^Province/, 'Lleida', user)
    expect(await region()).toHaveValue('Lleida')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(said('“Sala Gran” has been saved: published.'))
    expect(await world.ask('GET', path)).toMatchObject({ stateprovince: 'Lleida' })
    expect(screen.queryByText(/the calendar changed something/)).toBeNull()
  })

  test('gets another telephone, and nothing else changes; undo brings the old one back', async () => {
    const before = await world.ask('GET', path)
    const { user, go } = await open(path)
    await put('Telephone', '938 111 111', user)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(said('“Sala Gran” has been saved: published.'))
    const after = await world.ask('GET', path)
    expect({ ...after, ...passing, phone: '' }).toEqual({ ...before, ...passing, phone: '' })
    expect(after.phone).toBe('938 111 111')
    const news = screen.getByRole('region', { name: 'Notices' })
    await user.click(within(news).getByRole('button', { name: 'Undo' }))
    await screen.findByText(said('“Sala Gran” is as it was before.'))
    await waitFor(async () => expect(await world.ask('GET', path)).toMatchObject(hallText))
    go('/ca/history')
    expect(await screen.findByText(/this was an undo/)).toBeVisible()
  })

  test('is reached and saved by its slug', async () => {
    const { slug } = await world.ask('GET', path)
    const { user, place } = await open(`venues/by-slug/${String(slug)}`)
    expect(await screen.findByText(said(/Opened by its slug, “sala-gran”/))).toBeVisible()
    await put('Town', 'Olot', user)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(said('“Sala Gran” has been saved: published.'))
    expect(place()).toBe('/ca/venues/by-slug/sala-gran')
    expect(await world.ask('GET', path)).toMatchObject({ city: 'Olot', slug: 'sala-gran' })
  })
})

const { phone, city, province } = hall
const hallText = { phone, city, province }

describe('a venue', () => {
  beforeEach(() => begin('live'))

  test('in the trash says so, and comes out of it', async () => {
    await world.ask('DELETE', path)
    const { user } = await open(path)
    expect(await screen.findByText(/^This venue is in the trash/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    await screen.findByText(said('“Sala Gran” has been saved: published.'))
    await waitFor(() => expect(screen.queryByText(/^This venue is in the trash/)).toBeNull())
    expect(await world.ask('GET', path)).toMatchObject({ status: 'publish' })
  })
})
