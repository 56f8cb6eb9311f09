import { answering } from '../../api/testSite.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { editor, openApp, pageMode, worldOfEach } from '../../app/appBed.tsx'

const world = worldOfEach(pageMode)

const open = (address: string) => openApp(world, address, editor, 'en')
const line = (name: RegExp) => screen.findByRole('link', { name })

test('every route is shown by resource, opened by its address, searched and described, as far as it is documented', async () => {
  await world.fail([{ kind: 'status', code: 401, method: 'GET', path: 'doc' }])
  const { user, place, go, back } = await open('/ca/service?open=GET+/events')
  expect(await screen.findByText(/^The service doesn’t show its documentation/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Parameters' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Answers' })).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  await world.fail([])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Answers' })).toBeVisible()

  go('/ca/service')
  const events = await screen.findByRole('region', { name: 'Events' })
  expect(within(events).getAllByRole('heading', { level: 3 })).toHaveLength(8)
  expect(screen.getAllByRole('region')).toHaveLength(6)
  expect(screen.queryByRole('heading', { name: 'Parameters' })).toBeNull()
  await user.click(await line(/^POST \/events Create/))
  expect(place()).toBe('/ca/service?open=POST+/events')
  await user.click(await line(/^DELETE \/tags\/:id Delete one/))
  expect(screen.getAllByRole('heading', { name: 'Parameters' })).toHaveLength(1)
  expect(await line(/^POST \/events Create/)).toHaveAttribute('aria-expanded', 'false')

  go('/ca/service')
  const search = await screen.findByRole('textbox', { name: /^Method, route/ })
  await user.type(search, 'strict_dates')
  expect(await line(/^GET \/events List 1 parameter matches/)).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1)
  expect(place()).toBe('/ca/service?search=strict_dates')
  await user.type(search, 'x')
  expect(await screen.findByRole('heading', { name: /^Nothing here/ })).toBeVisible()
  // What is typed is no step of the way back.
  back()
  expect(place()).not.toContain('search')

  go('/es/service?open=POST+/events')
  const parameter = async (name: string) => {
    const [parameters] = await screen.findAllByText(name, { selector: 'code' })
    return parameters?.closest('li') as HTMLElement
  }
  await waitFor(async () =>
    expect((await parameter('title')).querySelector('[lang="es"]')?.textContent).toBe(
      'El título del acto',
    ),
  )
  expect(await parameter('title')).toHaveTextContent('required')
  expect(await parameter('title')).toHaveTextContent('Type: string')
  expect(await parameter('i18n_language')).toHaveTextContent('One of: ca, en, es')
  expect(await parameter('all_day')).toHaveTextContent('Default: false')
  go('/ca/service?open=POST+/events/:id')
  expect(await screen.findByText(/An update isn’t partial/)).toBeVisible()
  expect(await parameter('venue')).toHaveTextContent(
    'On live services: Declared a list, but a list is 400',
  )
  expect(await screen.findByText(/^(Event|Venue): \d+ fields$/)).toBeVisible()

  go('/ca/service')
  await user.click(await screen.findByText('Ask for the index with other parameters'))
  await user.type(screen.getByRole('textbox', { name: 'namespace' }), 'no/such/v1')
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  expect(await screen.findByText(/^The index of the namespace couldn’t be read/)).toBeVisible()
  expect(place()).toBe('/ca/service?namespace=no/such/v1')
  await user.click(screen.getByRole('button', { name: 'As usual' }))
  expect(place()).toBe('/ca/service')
  expect(await screen.findByRole('region', { name: 'Events' })).toBeVisible()
})

test('nothing in a description is executed or fetched, and routes of another namespace are tried nowhere', async () => {
  const hostile =
    '<img src=x onerror="window.hurt=1"><script>window.hurt=1</script>Quite &lt;b&gt; fine'
  const endpoints = [{ methods: ['DELETE'], args: {} }]
  const routes = { '/wp/v2/categories/(?P<id>[\\d]+)': { endpoints } }
  answering(async ({ query }, _, go) => {
    if ('namespace' in query) return Response.json({ namespace: 'wp/v2', routes })
    const text = await (await go()).text()
    const poisoned = text.replaceAll(
      /"description":"[^"]*"/g,
      () => `"description":${JSON.stringify(hostile)}`,
    )
    return new Response(poisoned, { headers: { 'Content-Type': 'application/json' } })
  })
  const { go } = await open('/ca/service?open=GET+/events')
  const [first] = await screen.findAllByText(/Quite <b> fine/)
  await screen.findByRole('heading', { name: 'Answers' })
  expect(first).toBeVisible()
  expect(document.querySelector('img, script')).toBeNull()
  expect(window).not.toHaveProperty('hurt')
  go('/ca/service?namespace=wp/v2&open=DELETE+/categories/:id')
  expect(await screen.findByText(/^Only routes of calendar\/events\/v1/)).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Parameters' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Delete|^Copy as curl/ })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Try it' })).toBeNull()
  vi.unstubAllGlobals()
})
