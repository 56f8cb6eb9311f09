import type { UserEvent } from '@testing-library/user-event'
import { QueryClient } from '@tanstack/react-query'
import { languagesOf } from '../../../api/language.ts'
import { answering } from '../../../api/testSite.ts'
import { worldOfEach } from '../../../api/testWorld.ts'
import { fetchMirrored } from '../../../core/mirror/mirror.ts'
import { everyStatus } from '../../../core/resource/everyStatus.ts'
import { events } from '../../../resources/events/events.ts'
import { act, cleanup, said, screen, waitFor, within } from '../../../testSaid.ts'
import { keepPair } from '../near/useKeepPair.ts'
import { sourceAt } from '../savedFrom/savedFrom.ts'
import { openBeside } from '../translationsBed.tsx'
import { column, pairedFair, titleIn, titleNow } from './pairedBed.ts'

const world = worldOfEach('live')

const times = { start_date: '2027-03-05 19:00:00', end_date: '2027-03-05 21:00:00' }
const read = (language: string, id: number) => world.askIn(language, 'GET', `events/${id}`)
const save = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Save all languages' }))
const refusing = (id: number) => ({
  kind: 'status',
  code: 403,
  method: 'POST',
  path: `events/${id}`,
})

/** A concert in two languages, each at its own record of one theatre. */
async function concert() {
  const place = { address: 'Plaça Major, 1', phone: '93 123 45 67', website: 'https://t.example' }
  const ca = await world.ask('POST', 'venues', { venue: 'Teatre Vell', ...place, city: 'Vic' })
  const es = await world.askIn('es', 'POST', 'venues', { venue: 'Teatro Viejo', ...place })
  const facts = { ...times, slug: 'concert', cost: '12', status: 'draft' }
  const make = (language: string, title: string, venue: unknown) =>
    world.makeIn(language, 'events', { title, ...facts, venue })
  const one = await make('ca', 'Concert', ca.id)
  return { ca, es, one, other: await make('es', 'Concierto', es.id) }
}

/** Events that have nothing to do with it: what only two records share says more among many. */
async function others() {
  const days = Array.from({ length: 8 }, (_, day) => `2027-03-${String(day + 10)}`)
  const made = (language: string) => (day: string, at: number) =>
    world.askIn(language, 'POST', 'events', {
      title: `Acte ${language} ${at}`,
      slug: `acte-${language}-${at}`,
      start_date: `${day} 1${at}:00:00`,
      end_date: `${day} 1${at}:30:00`,
    })
  await Promise.all(['ca', 'es'].flatMap((language) => days.map(made(language))))
}

test('a version that lost an hour of its source says so until it has it', async () => {
  const facts = { ...times, slug: 'xerrada', status: 'draft' }
  const make = (language: string, title: string, excerpt: string) =>
    world.makeIn(language, 'events', { title, excerpt, ...facts })
  await others()
  const one = await make('ca', 'Xerrada', '<p>A les 20 h</p>')
  await make('es', 'Charla', '<p>Por la tarde</p>')
  const { user } = await openBeside(world, 'ca', one)
  const title = await titleIn('Spanish')
  const sign = 'Excerpt: Missing from the translation, or different there: 20.'
  expect(await screen.findByText(sign)).toBeVisible()
  const copy = within(await column('Spanish')).getByRole('button', { name: /^Copy the excerpt/ })
  await user.click(copy)
  await waitFor(() => expect(screen.queryByText(sign)).toBeNull())
  expect(screen.getByText('Excerpt: The translation is the same as the source.')).toBeVisible()
  expect(title).toHaveValue('Charla')
})

test('a fact and two texts go out with one save, each to its own records, and the pair is confirmed once', async () => {
  await others()
  const { one, other, es } = await concert()
  const { user } = await openBeside(world, 'ca', one)
  const title = await titleIn('Spanish')
  await user.clear(title)
  await user.type(title, 'Gran concierto')
  const price = screen.getByRole('textbox', { name: /^Price/ })
  await user.clear(price)
  await user.type(price, '15')
  await save(user)
  const dialog = await screen.findByRole('dialog', { name: 'Confirm the versions' })
  expect(dialog).toHaveTextContent(/Concert.*concert.*Concierto.*concert/)
  await user.click(within(dialog).getByRole('button', { name: 'Confirm and save' }))
  await screen.findByText(said('“Concert” has been saved in Catalan and Spanish.'))
  expect(await read('ca', one)).toMatchObject({ title: 'Concert' })
  const saved = await read('es', other)
  expect(saved).toMatchObject({ title: 'Gran concierto', slug: 'concert', ...times })
  expect(String(saved.cost)).toContain('15')
  expect([saved.venue].flat()).toMatchObject([{ id: es.id, venue: 'Teatro Viejo' }])
  await user.click(screen.getByRole('checkbox', { name: /^Featured/ }))
  await save(user)
  await waitFor(async () => expect(await read('es', other)).toMatchObject({ featured: true }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a language that is refused is the only one that is tried again; a translation is made from what is saved, a note without room is said', async () => {
  const { ca, es } = await pairedFair(world)
  const madeFrom = async () =>
    (await sourceAt(world.service()))('events', { language: 'es', id: es })?.texts.title
  const { user } = await openBeside(world, 'ca', ca)
  await user.type(await titleIn('Spanish'), ' nueva')
  await user.type(await titleIn('Catalan'), ' nova')
  await world.fail([refusing(es)])
  await save(user)
  await screen.findByText(/^Saved in Catalan, but not in Spanish/)
  expect(screen.queryByText(said(/“Fira[^”]*” has been saved in/))).toBeNull()
  expect(await madeFrom()).toBe('Fira')
  await world.fail([])
  const before = await read('ca', ca)
  const spanish = within(await column('Spanish'))
  await user.click(await spanish.findByRole('button', { name: 'Try again' }))
  await screen.findByText(said('“Feria nueva” has been saved in Spanish.'))
  expect(screen.queryByText(/but not in Spanish/)).toBeNull()
  expect(await read('es', es)).toMatchObject({ title: 'Feria nueva' })
  expect(await read('ca', ca)).toEqual(before)
  expect(await madeFrom()).toBe('Fira nova')
  expect(spanish.queryByText(/has changed since this translation/)).toBeNull()

  await user.type(await titleIn('Spanish'), '!')
  await user.type(await titleIn('Catalan'), '!')
  // It comes when what was typed last is drawn, which a busy machine does after the key.
  const minor = async () => screen.findByRole('checkbox', { name: /^Minor edit/ })
  await user.click(await minor())
  await world.fail([refusing(ca)])
  await save(user)
  await screen.findByText(/^Saved in Spanish, but not in Catalan/)
  expect(await minor()).toBeChecked()
  expect(await madeFrom()).toBe('Fira nova')
  await world.fail([])
  await save(user)
  await screen.findByText(said('“Fira nova!” has been saved in Catalan.'))
  expect(await madeFrom()).toBe('Fira nova!')
  expect(screen.queryByRole('checkbox', { name: /^Minor edit/ })).toBeNull()

  const put = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function full(
    this: IDBObjectStore,
    ...entry
  ) {
    if (this.name === 'translated') throw new DOMException('full', 'QuotaExceededError')
    return put.apply(this, entry)
  })
  const typeBoth = async () => {
    for (const name of ['Catalan', 'Spanish']) await user.type(await titleIn(name), '!')
  }
  await typeBoth()
  await save(user)
  const unkept = /couldn’t note what a translation was made from/
  expect(await screen.findByText(unkept)).toBeVisible()
  expect(await read('es', es)).toMatchObject({ title: 'Feria nueva!!' })
  vi.restoreAllMocks()
  await typeBoth()
  await save(user)
  await waitFor(() => expect(screen.queryByText(unkept)).toBeNull())
})

test('a missing version is made once, though its first answer is lost, as a draft with its own venue; the Catalan venue stays as it is', async () => {
  const { one, ca } = await concert()
  const { user } = await openBeside(world, 'ca', one)
  const before = await world.ask('GET', `venues/${String(ca.id)}`)
  const english = within(await column('English'))
  await user.click(await english.findByRole('button', { name: 'Create the version in English' }))
  const dialog = await screen.findByRole('dialog', { name: 'New version in English' })
  const question = { name: 'Venue “Teatre Vell” in English' }
  expect(within(dialog).getByRole('combobox', question)).toHaveTextContent(
    'Create “Teatre Vell” there',
  )
  const press = () => user.click(within(dialog).getByRole('button', { name: 'Create the draft' }))
  await world.fail([
    { kind: 'lostAnswer', method: 'POST', path: 'events', times: 1 },
    { kind: 'dropped', method: 'GET', pattern: '^events/?$' },
  ])
  await press()
  await within(dialog).findByRole('alert')
  await world.fail([])
  await press()
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  await waitFor(() => expect(titleNow('English')).toHaveValue('Concert'))
  expect(await world.ask('GET', `venues/${String(ca.id)}`)).toEqual(before)
  const drafts = await world.askIn('en', 'GET', 'events?status=draft&starts_after=2000-01-01')
  const made = [drafts.events].flat() as Record<string, unknown>[]
  expect(made).toMatchObject([{ title: 'Concert', slug: 'concert', status: 'draft', ...times }])
  const { venues } = await world.askIn('en', 'GET', 'venues?status=publish,draft')
  const [venue, ...more] = [venues].flat() as Record<string, unknown>[]
  expect(more).toEqual([])
  expect(venue).toMatchObject({ venue: 'Teatre Vell', address: 'Plaça Major, 1' })
  expect(venue?.id).not.toBe(ca.id)
  expect([made[0]?.venue].flat()).toMatchObject([{ id: venue?.id }])
  // What was made for it is known at once as the version of what the source has.
  expect(within(await column('English')).queryByText('Not as in Catalan')).toBeNull()
})

test('a version that cannot be read again stays and says so; one in the trash is said to be there, and not written to', async () => {
  const { ca, es } = await pairedFair(world)
  const { user } = await openBeside(world, 'ca', ca)
  await titleIn('Spanish')
  await waitFor(() => expect(screen.queryByText(/Refreshing/)).toBeNull())
  await world.fail([{ kind: 'status', code: 500, path: `events/${es}` }])
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  const shown = within(await column('Spanish'))
  await shown.findByText('The site failed')
  expect(await titleIn('Spanish')).toHaveValue('Feria')
  expect(within(await column('Catalan')).queryByText('The site failed')).toBeNull()
  await world.fail([])
  await user.click(shown.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(shown.queryByText('The site failed')).toBeNull())
  vi.restoreAllMocks()
  cleanup()

  await world.askIn('es', 'DELETE', `events/${es}`)
  await openBeside(world, 'ca', ca)
  const spanish = within(await column('Spanish'))
  await spanish.findByText(/^The version in Spanish confirmed here is deleted or in the trash/)
  expect(spanish.getByRole('link', { name: 'Restore it or look for another' })).toHaveAttribute(
    'href',
    expect.stringMatching(`/es/translations/of/ca/events/${ca}$`),
  )
  expect(spanish.queryByRole('textbox')).toBeNull()
  expect(spanish.getByRole('button', { name: 'Create the version in Spanish' })).toBeVisible()
})

test('what may be linked is read before a version is made; where that fails it is said, and tried again', async () => {
  const { ca } = await pairedFair(world)
  await world.fail([{ kind: 'status', code: 403, method: 'GET', path: 'tags' }])
  const { user } = await openBeside(world, 'ca', ca)
  const make = await screen.findByRole('button', { name: 'Create the version in English' })
  await user.click(make)
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  await world.fail([{ kind: 'latency', ms: 100, method: 'GET', path: 'tags' }])
  await user.click(make)
  expect(make).toHaveTextContent('Loading…')
  expect(make).toHaveAttribute('aria-disabled', 'true')
  await screen.findByRole('dialog', { name: 'New version in English' })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a version that somebody makes while one is about to make it is not made again', async () => {
  const { ca } = await pairedFair(world)
  const { user } = await openBeside(world, 'ca', ca)
  await user.click(await screen.findByRole('button', { name: 'Create the version in English' }))
  const dialog = await screen.findByRole('dialog', { name: 'New version in English' })
  const facts = { ...times, slug: 'fira', status: 'draft' }
  await world.makeIn('en', 'events', { ...facts, title: 'Fair' })
  await user.click(within(dialog).getByRole('button', { name: 'Create the draft' }))
  await screen.findByText(/A version in English has just been found/)
  await within(await column('English')).findByRole('button', { name: /Fair/ })
  const { events: there } = await world.askIn('en', 'GET', 'events?status=draft,publish')
  expect(there).toHaveLength(1)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the source stands alone, and cannot be changed, until the other languages have answered', async () => {
  const { ca } = await pairedFair(world)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => void (letGo = resolve))
  answering(async ({ query }, _count, go) => {
    if (query['i18n_language'] === 'en') await held
    return go()
  })
  const opening = openBeside(world, 'ca', ca)
  const title = await titleIn('Catalan')
  expect(title).toHaveAttribute('readonly')
  expect(screen.getByRole('button', { name: 'Loading…' })).toHaveAttribute('aria-disabled', 'true')
  expect(screen.queryByRole('region', { name: 'Spanish' })).toBeNull()
  letGo()
  await opening
  expect(titleNow('Catalan')).not.toHaveAttribute('readonly')
  expect(titleNow('Spanish')).toHaveValue('Feria')
})

test('what a device tells of versions is asked again before one is made or linked', async () => {
  const facts = { ...times, slug: 'xerrada', status: 'draft' }
  await others()
  const one = await world.make('events', { ...facts, title: 'Xerrada' })
  const gone = await world.makeIn('en', 'events', { ...facts, slug: 'lecture', title: 'Lecture' })
  await world.makeIn('en', 'events', { ...facts, slug: 'talk', title: 'Talk' })
  const { configuration, ...service } = world.service()
  const status = everyStatus(configuration)
  for (const language of languagesOf(configuration))
    await fetchMirrored(new QueryClient(), service.in(language), events, { status })
  await world.makeIn('es', 'events', { ...facts, title: 'Charla' })
  await world.askIn('en', 'DELETE', `events/${gone}`)
  const asked = answering((_call, _count, go) => go())
  const { user } = await openBeside(world, 'ca', one)
  // A column that is drawn anew is another one.
  const proposed = (name: RegExp) =>
    waitFor(() =>
      within(screen.getByRole('region', { name: 'English' })).getByRole('button', { name }),
    )
  await proposed(/Talk/)
  expect(asked.some(({ query }) => query['i18n_language'] === 'es')).toBe(false)

  await user.click(screen.getByRole('button', { name: 'Create the version in Spanish' }))
  await screen.findByText(/A version in Spanish has just been found/)
  await waitFor(() => expect(titleNow('Spanish')).toHaveValue('Charla'))
  expect(screen.queryByRole('dialog')).toBeNull()

  const vanishing = await proposed(/Lecture/)
  await user.click(vanishing)
  await screen.findByText(said('Lecture (no longer exists)'))
  expect(vanishing).not.toBeInTheDocument()
  await user.click(await proposed(/Talk/))
  const done = said('“Xerrada” and “Talk” are confirmed as versions of the same.')
  const notice = (await screen.findByText(done)).closest<HTMLElement>('[role="alert"], li, section')
  await waitFor(() => expect(titleNow('English')).toHaveValue('Talk'))
  await user.click(within(notice ?? document.body).getByRole('button', { name: 'Undo' }))
  await proposed(/Talk/)
})

test.each([
  ['a fact that is changed is told to the others', /^Price/, '15', '15'],
  ['a text that cannot be saved is not', /^Title/, '', '12'],
])('while what may be linked is read before a save, %s', async (_, name, typed, cost) => {
  const { one, other } = await concert()
  const versions = { ca: one, es: other }
  await keepPair(world.service(), { collection: 'events', versions })
  let letGo = () => {}
  const held = new Promise<void>((resolve) => void (letGo = resolve))
  const asked = answering(async ({ path }, _count, go) => {
    if (path.endsWith('/tags')) await held
    return go()
  })
  const { user } = await openBeside(world, 'ca', one)
  await titleIn('Spanish')
  await user.click(screen.getByRole('button', { name: /Remove.*Teatre Vell|Clear/ }))
  await save(user)
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/tags'))).toBe(true))
  // What there is no version in is not told anything.
  expect(
    asked.some(({ path, query }) => path.endsWith('/tags') && query['i18n_language'] === 'en'),
  ).toBe(false)
  const box = screen.getAllByRole('textbox', { name })[0] ?? document.body
  await user.clear(box)
  if (typed) await user.type(box, typed)
  letGo()
  const saved = said('“Concert” has been saved in Catalan and Spanish.')
  if (typed) await screen.findByText(saved)
  else await waitFor(() => expect(box).toBeInvalid())
  expect(String((await read('es', other)).cost)).toContain(cost)
})

test('where there is room for one language, what waits in another is told with the way there: unread, refused, in conflict', async () => {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('max-width') }),
  )
  const { ca, es } = await pairedFair(world)
  const tab = (name: RegExp) => screen.findByRole('tab', { name })
  await world.fail([{ kind: 'status', code: 403, method: 'GET', language: 'en' }])
  const { user } = await openBeside(world, 'ca', ca)
  await user.type(await titleIn('Spanish'), ' nueva')
  await screen.findByText('English: it couldn’t be read')
  await tab(/^English\s*it couldn’t be read$/)
  await user.click(await tab(/^Catalan/))
  await user.type(await titleIn('Catalan'), ' nova')
  expect(screen.queryByRole('region', { name: 'Spanish' })).toBeNull()

  await world.fail([refusing(ca), refusing(es)])
  await save(user)
  await within(await column('Catalan')).findByRole('button', { name: 'Try again' })
  await screen.findByText('Spanish: Not saved')
  await tab(/^Spanish\s*Not saved$/)
  await user.click(screen.getByRole('button', { name: 'Show Spanish' }))
  await within(await column('Spanish')).findByRole('button', { name: 'Try again' })
  expect(screen.queryByText('Spanish: Not saved')).toBeNull()
  await screen.findByText('Catalan: Not saved')

  await world.fail([])
  await user.click(await tab(/^Catalan/))
  await world.askIn('es', 'PATCH', `events/${es}`, { title: 'Feria ajena', status: 'draft' })
  await save(user)
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent(/Their versionFeria .*ajena/)
  await user.click(within(dialog).getByRole('button', { name: 'Save with this choice' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(await titleIn('Spanish')).toHaveValue('Feria nueva')
  expect(await tab(/^Spanish\s*Saved$/)).toHaveAttribute('aria-selected', 'true')
})
