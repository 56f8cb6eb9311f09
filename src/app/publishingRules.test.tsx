import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forget } from '../device/kept.ts'
import type { PublishingRules } from '../service/configuration.ts'
import { pageModes } from '../service/testWorld.ts'
import { addDays, todayIn } from '../time/wallTime.ts'
import { keepPair } from '../translations/near/keepPair.ts'
import { editor, openApp, openWorld, type World } from './appBed.tsx'
import { said } from '../testSaid.ts'

vi.setConfig({ testTimeout: 90_000 })

const day = addDays(todayIn('Europe/Madrid'), 3)
const times = { start_date: `${day} 10:00:00`, end_date: `${day} 12:00:00` }

/** Pictures as a browser loads them: of the width and height in their address, or not at all. */
class Picture extends EventTarget {
  naturalWidth = 0
  naturalHeight = 0
  set src(address: string) {
    const [, width, height] = /(\d+)x(\d+)/.exec(address) ?? []
    this.naturalWidth = Number(width ?? 0)
    this.naturalHeight = Number(height ?? 0)
    queueMicrotask(() => this.dispatchEvent(new Event(width ? 'load' : 'error')))
  }
}

let world: World
afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  await forget('pairs', 'all')
  await world.drop()
})

const make = async (values: object, language = 'ca') =>
  Number((await world.askIn(language, 'POST', 'events', { ...times, ...values })).id)
const read = (id: number) => world.ask('GET', `events/${id}`)

/** The form of an event under these rules, once it is drawn. */
async function openForm(id: number | 'new', rules: PublishingRules) {
  const { user } = await openApp(world, `/ca/events/${id}`, editor, 'en', rules)
  const panel = await screen.findByRole('region', { name: 'Before publishing' })
  const title = await screen.findByRole('textbox', { name: /^Title/ })
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return { user, panel, title, press }
}

describe.each(pageModes)('the publishing rules over the %s service', (mode) => {
  beforeEach(async () => {
    vi.stubGlobal('Image', Picture)
    world = await openWorld({ mode })
  })

  test('are said of a draft while it is written, stand in no one’s way there, and refuse what breaks them', async () => {
    const id = await make({ title: 'GRAN CONCERT', status: 'draft', description: 'Curt' })
    const rules: PublishingRules = {
      noCapitals: true,
      required: ['cost'],
      descriptionLength: { min: 20 },
    }
    const { user, panel, title, press } = await openForm(id, rules)
    within(panel).getByText(/It can be saved, and not published yet/)
    expect(
      within(panel)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Title: It is in capitals throughout. Write it as in a sentence.',
      'Description: It has 4 characters without tags; publishing asks for at least 20.',
      'Price: Write a price before publishing. 0 is free.',
    ])
    await user.click(within(panel).getByRole('link', { name: /^Price/ }))
    const price = screen.getByRole('textbox', { name: 'Price' })
    expect(price).toHaveFocus()
    await user.keyboard('0')
    expect(within(panel).queryByText(/Write a price/)).toBeNull()
    await press('Save draft')
    await screen.findByText(said('“GRAN CONCERT” has been saved: draft.'))

    await press('Publish')
    const summary = await screen.findByRole('alert')
    await waitFor(() => expect(summary).toHaveFocus())
    expect(summary).toHaveTextContent(/^2 fields keep this from being saved.*capitals.*at least 20/)
    expect((await read(id)).status).toBe('draft')
    await user.click(within(summary).getByRole('link', { name: /^Title/ }))
    expect(title).toHaveFocus()
    await user.clear(title)
    await user.type(title, 'Gran concert')
    await press('Publish')
    await waitFor(async () =>
      expect(screen.getByRole('alert')).toHaveTextContent(/^One field.*at least 20/),
    )

    await press('Save draft')
    await screen.findByText(said('“Gran concert” has been saved: draft.'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('refuse a new event that is published at once, or scheduled, and let it go where it meets them', async () => {
    const { user, title, press } = await openForm('new', { required: ['cost'] })
    await user.type(title, 'Fira')
    await user.type(screen.getByRole('textbox', { name: /^Start/ }), '05/03/2030 10:00')
    await press('Publish')
    expect(await screen.findByRole('alert')).toHaveTextContent('Price: Write a price')
    expect((await world.ask('GET', 'events?status=publish,draft')).total).toBe(0)
    await user.type(screen.getByRole('textbox', { name: 'Price' }), '5')
    await press('Publish')
    await screen.findByText(said(/“Fira” has been added: published/))
  })

  test('measure a picture by loading it', async () => {
    const id = await make({ title: 'Fira', status: 'draft' })
    const { user, panel, press } = await openForm(id, { pictureSize: { width: 600 } })
    within(panel).getByText('Nothing keeps it from being published.')
    const picture = await screen.findByRole('textbox', { name: 'Picture' })
    await user.type(picture, 'https://pictures.example/400x300.png')
    await within(panel).findByText(
      /It measures 400 × 300 pixels; publishing asks for at least 600 pixels of width/,
    )
    await press('Publish')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Picture: It measures 400 × 300 pixels',
    )
    await user.clear(picture)
    await user.type(picture, 'https://pictures.example/broken.png')
    await within(panel).findByText(/It did not load, so its size could not be checked/)
    await user.clear(picture)
    await user.type(picture, 'https://pictures.example/600x10.png')
    await within(panel).findByText('Nothing keeps it from being published.')
  })

  test('wait for the versions that are asked for, in whatever status those are', async () => {
    const id = await make({ title: 'Nit de jazz', status: 'draft' })
    const { panel, press } = await openForm(id, { languages: ['ca', 'es'] })
    await within(panel).findByText(/There is no version yet in Spanish/)
    within(panel).getByRole('link', { name: 'Its versions' })
    await press('Publish')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Status: There is no version yet in Spanish',
    )
    cleanup()
    const es = await make({ title: 'Noche de jazz', status: 'draft' }, 'es')
    await keepPair(world.service(), { collection: 'events', versions: { ca: id, es } })
    const again = await openForm(id, { languages: ['ca', 'es'] })
    await again.press('Publish')
    await screen.findByText(said(/“Nit de jazz” has been saved: published/))
    expect((await read(id)).status).toBe('publish')
  })
})
