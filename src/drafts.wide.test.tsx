import { editor, openApp, worldOfEach } from './app/appBed.tsx'
import { forget } from './platform/entries.ts'
import { storedCount } from './platform/storedCounts.ts'
import { cleanup, said, screen, waitFor, within } from './testSaid.ts'

/** What each is called by in its form, and something to begin with. */
const resources = {
  events: {
    box: /^Title/,
    seed: { title: 'Abans', start_date: '2030-05-04 19:00:00', end_date: '2030-05-04 21:00:00' },
  },
  venues: { box: 'Name', seed: { venue: 'Abans' } },
  organizers: { box: 'Name', seed: { organizer: 'Abans' } },
  categories: { box: 'Name', seed: { name: 'Abans' } },
  tags: { box: 'Name', seed: { name: 'Abans' } },
} as const
type Name = keyof typeof resources

const world = worldOfEach('live')

const open = (place: string) => openApp(world, `/ca/${place}`, editor, 'en')
type User = Awaited<ReturnType<typeof open>>['user']

async function put(user: User, name: string | RegExp, text: string): Promise<void> {
  const [box] = await screen.findAllByRole('textbox', { name })
  if (!box) throw new Error(`no box ${name}`)
  await user.clear(box)
  box.focus()
  await user.paste(text)
}

const drafts = () => storedCount('drafts')
const isKept = () => waitFor(async () => expect(await drafts()).toBe(1), { timeout: 3000 })
const note = () => screen.findByRole('region', { name: /You left this unsaved/ })
const button = (name: string) => screen.findByRole('button', { name })

test.each(Object.keys(resources) as Name[])(
  'a draft of %s is offered, new or not',
  async (name) => {
    const { box, seed } = resources[name]
    const { id } = await world.ask('POST', name, seed)
    for (const place of [`${name}/${String(id)}`, `${name}/new`]) {
      const { user } = await open(place)
      await put(user, box, 'Després')
      await isKept()
      cleanup()
      await open(place)
      expect(await note()).toHaveTextContent('Després')
      cleanup()
      await forget('operations', 'all')
    }
  },
)

test('a draft is one of several, each kept apart, and what is typed meanwhile is not lost to it', async () => {
  await open('tags/new').then(({ user }) => put(user, 'Name', 'dansa'))
  await isKept()
  cleanup()
  const { user } = await open('tags/new')
  await note()
  await put(user, 'Name', 'circ')
  await waitFor(async () => expect(await drafts()).toBe(2), { timeout: 3000 })
  await user.click(await button('Resume'))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('dansa'))
  expect(await note()).toHaveTextContent('circ')
  expect(await drafts()).toBe(2)
  await user.click(await button('Save'))
  await screen.findByText(said('“dansa” has been added.'))
  await waitFor(async () => expect(await drafts()).toBe(1))
})

test('a draft that is discarded is gone, with a way back', async () => {
  await open('tags/new').then(({ user }) => put(user, 'Name', 'dansa'))
  await isKept()
  cleanup()
  const { user } = await open('tags/new')
  await user.click(within(await note()).getByRole('button', { name: 'Discard' }))
  await waitFor(async () => expect(await drafts()).toBe(0))
  const news = await screen.findByRole('region', { name: 'Notices' })
  await user.click(await within(news).findByRole('button', { name: 'Undo' }))
  expect(await note()).toHaveTextContent('dansa')
})

test('a draft of a refused save stays', async () => {
  const { user } = await open('tags/new')
  await put(user, 'Name', 'dansa')
  await world.fail([{ kind: 'status', code: 403, method: 'POST', path: 'tags' }])
  await user.click(await button('Save'))
  await screen.findByRole('alert')
  await isKept()
})

test('a draft that the device has no room for is said once, calmly', async () => {
  const full = new DOMException('full', 'QuotaExceededError')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw full
  })
  const { user } = await open('tags/new')
  await put(user, 'Name', 'dansa')
  expect(await screen.findByText(/^This browser can’t keep what you type/)).toBeVisible()
  await user.click(screen.getAllByRole('link', { name: 'Settings' })[0] ?? document.body)
  const question = await screen.findByRole('alertdialog')
  expect(question).toHaveTextContent('What you entered isn’t saved yet.')
  expect(within(question).queryByRole('button', { name: 'Discard and leave' })).toBeNull()
  await user.click(within(question).getByRole('button', { name: 'Leave' }))
  await screen.findByRole('heading', { level: 1, name: 'Settings' })
})

test('a draft is listed in the settings with the way to it, and named before the device is erased', async () => {
  await open('tags/new').then(({ user }) => put(user, 'Name', 'dansa'))
  await isKept()
  cleanup()
  const { user } = await openApp(world, '/settings', editor, 'en')
  const link = await screen.findByRole('link', { name: 'dansa' })
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/ca\/tags\/new$/))
  await user.click(await button('Clear stored data…'))
  const question = await screen.findByRole('alertdialog')
  expect(question).toHaveTextContent('the unsaved draft of 1 form')
  expect(question).toHaveTextContent('exists nowhere else')
  await user.click(within(question).getByRole('button', { name: 'Clear' }))
  await screen.findByRole('heading', { level: 1, name: 'Sign in' })
  await waitFor(async () => expect(await drafts()).toBe(0))
})
