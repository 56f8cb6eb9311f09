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
    const title = (await screen.findByText('title', { selector: 'code' })).closest('li')
    expect(title).toHaveTextContent('required')
    expect(title).toHaveTextContent('Type: string')
    const described = title?.querySelector('[lang="es"]')
    expect(described?.textContent).toBe('El título del acto')
    const selector = screen.getByText('i18n_language', { selector: 'code' }).closest('li')
    expect(selector).toHaveTextContent('One of: ca, en, es')
    expect(screen.getByText('all_day', { selector: 'code' }).closest('li')).toHaveTextContent(
      'Default: false',
    )
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

  test('says what live services do otherwise beside what this one declares', async () => {
    await open('/ca/service?open=POST+/events/:id')
    const venue = (await screen.findByText('venue', { selector: 'code' })).closest('li')
    expect(venue).toHaveTextContent('On live services: Declared a list, and a list is 400')
    expect(screen.getByText(/An update is not partial/)).toBeVisible()
    expect(await screen.findByText(/^(Event|Venue): \d+ fields$/)).toBeVisible()
  })

  test('is there without the documentation, which says so and asks nobody to sign in', async () => {
    await world.fail([{ kind: 'status', code: 401, method: 'GET', path: 'doc' }])
    const { user } = await open('/ca/service?open=GET+/events')
    expect(await screen.findByText(/^The service does not show its documentation/)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Parameters' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Answers' })).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    await world.fail([])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Answers' })).toBeVisible()
  })

  test('asks the index what it is told to, by the address', async () => {
    const { user, place } = await open('/ca/service')
    await user.click(await screen.findByText('Ask for the index with other parameters'))
    await user.type(screen.getByRole('textbox', { name: 'namespace' }), 'no/such/v1')
    await user.click(screen.getByRole('button', { name: 'Ask' }))
    expect(await screen.findByText(/^The index of the namespace could not be read/)).toBeVisible()
    expect(place()).toBe('/ca/service?namespace=no/such/v1')
    await user.click(screen.getByRole('button', { name: 'As usual' }))
    expect(await screen.findByRole('region', { name: 'Events' })).toBeVisible()
  })

  test('shows routes of another namespace, and tries none of them', async () => {
    const real = globalThis.fetch
    const index = {
      namespace: 'wp/v2',
      routes: {
        '/wp/v2/categories/(?P<id>[\\d]+)': { endpoints: [{ methods: ['DELETE'], args: {} }] },
      },
    }
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
      new URL(String(input)).searchParams.has('namespace')
        ? Promise.resolve(Response.json(index))
        : real(input, init),
    )
    await open('/ca/service?namespace=wp/v2&open=DELETE+/categories/:id')
    expect(await screen.findByText(/^Agenda is connected to calendar\/events\/v1/)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Parameters' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Delete|^Copy as curl/ })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Try it' })).toBeNull()
    vi.unstubAllGlobals()
  })

  test('executes and fetches nothing that a description holds', async () => {
    const hostile =
      '<img src=x onerror="window.hurt=1"><script>window.hurt=1</script>Quite &lt;b&gt; fine'
    const real = globalThis.fetch
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const text = await (await real(input, init)).text()
      const poisoned = text.replaceAll(
        /"description":"[^"]*"/g,
        () => `"description":${JSON.stringify(hostile)}`,
      )
      return new Response(poisoned, { headers: { 'Content-Type': 'application/json' } })
    })
    await open('/ca/service?open=GET+/events')
    const [first] = await screen.findAllByText(/Quite <b> fine/)
    await screen.findByRole('heading', { name: 'Answers' })
    expect(first).toBeVisible()
    expect(document.querySelector('img, script')).toBeNull()
    expect(window).not.toHaveProperty('hurt')
    vi.unstubAllGlobals()
  })
})
