import '@testing-library/jest-dom/vitest'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld } from '../app/appBed.tsx'
import { pageModes } from '../service/testWorld.ts'
import { said } from '../testSaid.ts'

vi.setConfig({ testTimeout: 60_000 })
const patient = { timeout: 20_000 }

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test.each(pageModes)(
  'what the service made otherwise of a venue made in place is said, %s',
  async (mode) => {
    const world = await openWorld({ mode })
    const real = globalThis.fetch
    // A service that writes towns in its own way.
    vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
      const { body } = init ?? {}
      if (typeof body !== 'string') return real(address, init)
      return real(address, { ...init, body: body.replace('"city":"Vic"', '"city":"VIC"') })
    })
    const { user } = await openApp(world, '/ca/events/new', editor, 'en')
    await user.type(await screen.findByRole('combobox', { name: 'Venue' }, patient), 'Sala Nova')
    const option = { name: 'Create the venue “Sala Nova”…' }
    await user.click(await screen.findByRole('option', option, patient))
    const dialog = await screen.findByRole('dialog', { name: 'New venue' }, patient)
    await user.type(within(dialog).getByRole('textbox', { name: 'Town' }), 'Vic')
    await user.click(within(dialog).getByRole('button', { name: 'Create' }))
    expect(await screen.findByRole('button', { name: 'Sala Nova · VIC' }, patient)).toBeVisible()
    await screen.findByText(said(/“Sala Nova” .*Not as it was meant to be: Town\.$/), {}, patient)
    await user.click(screen.getByRole('button', { name: 'Put back…' }))
    const list = await screen.findByRole('dialog', { name: 'Sala Nova' }, patient)
    await within(list).findByText(/Town: .*“Vic”.*“VIC”/)
    await world.drop()
  },
)
