import { cleanup, screen, waitFor } from '@testing-library/react'
import { type Brackets, bracketed, leftOver } from '../e2e/access/untranslated.ts'
import { editor, openApp, makeWorld, type TestWorld } from './app/appBed.tsx'

vi.setConfig({ testTimeout: 300_000 })

const brackets: Brackets = { open: '⟦', close: '⟧' }

function inBrackets(words: unknown): unknown {
  if (typeof words === 'string') return bracketed(brackets, words)
  return Object.fromEntries(
    Object.entries(words ?? {}).map(([key, inner]) => [key, inBrackets(inner)]),
  )
}

// The pseudo-language: every word that comes from `locales/` stands between brackets, and so does every date.
vi.mock('./i18n/catalogues.ts', async (original) => {
  const { readCatalogues, ...rest } = await original<typeof import('./i18n/catalogues.ts')>()
  const spoken: typeof readCatalogues = async (language, room) =>
    inBrackets(await readCatalogues(language, room)) as Record<string, Record<string, unknown>>
  return { ...rest, readCatalogues: spoken }
})

/** The records here have names without a letter of any language. */
const named = '§§'

const attributes = 'aria-label aria-description title placeholder alt aria-valuetext'.split(' ')

/** Everything in the document that a person reads or hears, and that comes from no catalogue. */
function leftInCode(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    if (parent?.closest('style, script, [contenteditable], textarea') === null)
      texts.push(walker.currentNode.textContent ?? '')
  }
  const said = [...document.body.querySelectorAll('*')].flatMap((element) =>
    attributes.map((name) => element.getAttribute(name) ?? ''),
  )
  return [
    ...new Set([...texts, ...said, document.title].map((text) => leftOver(brackets, text))),
  ].filter((text) => text !== '')
}

let world: TestWorld
const ids: Record<string, number> = {}

beforeAll(async () => {
  world = await makeWorld('live')
  const dates = { start_date: '2030-05-04 10:00:00', end_date: '2030-05-04 12:00:00' }
  const records = {
    venues: { venue: named, status: 'publish', city: named, phone: '972' },
    organizers: { organizer: named, status: 'publish' },
    categories: { name: named },
    tags: { name: named },
  }
  for (const [collection, record] of Object.entries(records))
    ids[collection] = await world.make(collection, record)
  const linked = { venue: ids.venues, categories: [ids.categories], tags: [ids.tags] }
  const event = { title: named, status: 'publish', cost: '5', featured: true, ...linked, ...dates }
  ids.events = await world.make('events', event)
})

const collections = ['events', 'venues', 'organizers', 'categories', 'tags']

const isFull = process.env['AGENDA_FULL'] !== undefined

const others = [
  '/ca/nowhere',
  '/ca/activity',
  '/ca/trash',
  '/ca/events/999999999',
  '/ca/events/:id/duplicate',
  '/ca/events?search=nothing',
  '/ca/calendar',
  '/ca/translations',
  '/ca/translations?of=categories&hide_empty=false',
  '/ca/translations?state=confirm',
  '/ca/translations/drift',
  '/ca/translations/drift?of=venues',
  '/ca/translations/exchange',
  '/ca/translations/exchange?part=in',
  '/ca/translations/:id',
  '/es/translations/of/ca/events/:id',
  ...collections.flatMap((name) => [`/ca/${name}`, `/ca/${name}/new`, `/ca/${name}/:id`]),
]

/** `npm test` reads the pages that differ most, test:full the others. */
const pages = isFull
  ? others
  : ['/settings', '/ca/events/new', '/ca/venues/:id', '/ca/tags', '/ca/activity']

const isDrawn = () =>
  waitFor(() => expect(document.querySelector('[aria-busy=true], .MuiSkeleton-root')).toBeNull())

async function expectTranslated(where: string) {
  await isDrawn()
  expect({ where, left: leftInCode() }).toEqual({ where, left: [] })
}

const opened = '[role=dialog], [role=menu], [role=listbox]'

test('every page, and what opens from a list, takes every word from the catalogues', async () => {
  await openApp(world, '/sign-in', null, 'en')
  await screen.findAllByRole('heading', { level: 1 })
  await expectTranslated('/sign-in')
  cleanup()
  const list = isFull ? '/ca/categories' : '/ca/events'
  const { user, go, router } = await openApp(world, list, editor, 'en')
  await screen.findByRole('button', { name: '⟦View⟧' })
  await isDrawn()
  const openers = () => [...document.querySelectorAll('[aria-haspopup]')]
  const names = openers().map((opener) => opener.getAttribute('aria-label') ?? opener.textContent)
  expect(names).toContain('⟦View⟧')
  for (const [at, name] of names.entries()) {
    await user.click(openers()[at] ?? document.body)
    await waitFor(() => expect(document.querySelector(opened)).not.toBeNull())
    await expectTranslated(name)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.querySelector(opened)).toBeNull())
  }
  for (const path of pages) {
    const of = collections.find((one) => path.includes(`/${one}/:id`)) ?? 'events'
    const page = path.replace(':id', String(ids[of]))
    go(page)
    await waitFor(() => expect(router.state.resolvedLocation?.href).toContain(page))
    await screen.findAllByRole('heading', { level: 1 })
    await expectTranslated(path)
  }
})
