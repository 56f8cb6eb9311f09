// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../app/appBed.tsx'
import { pageModes } from '../service/testWorld.ts'

vi.setConfig({ testTimeout: 60_000 })

let world: World
afterEach(async () => {
  cleanup()
  await world.drop()
})

describe.each(pageModes)('the reference of the %s service', (mode) => {
  beforeEach(async () => {
    world = await openWorld({ mode })
  })

  const open = (address: string) => openApp(world, address, editor, 'en')
  const line = (name: RegExp) => screen.findByRole('link', { name })

  test('shows every route by resource, closed, one opened by its address', async () => {
    const { user, place } = await open('/ca/service')
    const events = await screen.findByRole('region', { name: 'Events' })
    expect(within(events).getAllByRole('heading', { level: 3 })).toHaveLength(8)
    expect(screen.getAllByRole('region')).toHaveLength(6)
    expect(screen.queryByRole('heading', { name: 'Parameters' })).toBeNull()
    await user.click(await line(/^POST \/events Create/))
    expect(place()).toBe('/ca/service?open=POST+/events')
    await user.click(await line(/^DELETE \/tags\/:id Delete one/))
    expect(screen.getAllByRole('heading', { name: 'Parameters' })).toHaveLength(1)
    expect(await line(/^POST \/events Create/)).toHaveAttribute('aria-expanded', 'false')
  })

  test('says of each parameter what the service declares, in the language of the content', async () => {
    await open('/es/service?open=POST+/events')
    const title = (await screen.findByText('title')).closest('li')
    expect(title).toHaveTextContent('required')
    expect(title).toHaveTextContent('Type: string')
    const described = title?.querySelector('[lang="es"]')
    expect(described?.textContent).toBe('El título del acto')
    const selector = screen.getByText('i18n_language').closest('li')
    expect(selector).toHaveTextContent('One of: ca, en, es')
    expect(screen.getByText('all_day').closest('li')).toHaveTextContent('Default: false')
  })

  test('is searched by parameter too, by the address', async () => {
    const { user, place } = await open('/ca/service')
    await user.type(await screen.findByRole('textbox', { name: /^Method, route/ }), 'strict_dates')
    expect(await line(/^GET \/events List 1 parameter matches/)).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1)
    expect(place()).toBe('/ca/service?search=strict_dates')
    await user.type(screen.getByRole('textbox', { name: /^Method, route/ }), 'x')
    expect(await screen.findByRole('heading', { name: /^Nothing here/ })).toBeVisible()
  })
})
