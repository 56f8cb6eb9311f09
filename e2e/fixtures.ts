import { randomUUID } from 'node:crypto'
import { type Page, expect, test as base } from '@playwright/test'
import { EventForm } from './eventForm.ts'
import { type Resource, Ledger } from './sourceLog.ts'
import { type Watched, watchPolicy } from './policyWatch.ts'
import { type Fields, type WireRecord, Rest } from './rest.ts'
import { seedEvent } from './seeds.ts'
import type { FaultRule } from './service/faults.ts'
import type { Language } from './words.ts'

const ROUTE =
  /\/wp-json\/(?:.+\/)?v1\/(events|venues|organizers|categories|tags)(?:\/(\d+|by-slug\/[^/?]+))?\/?(?:\?|$)/
const LANGUAGE = /\/([a-z]{2})\/wp-json\//

/**
 * On a real service a journey writes to nothing it did not make: a write to any other record is
 * stopped before it leaves the browser, and what is created is noted in the ledger.
 */
async function guardRecords(page: Page, ledger: Ledger): Promise<void> {
  await page.route(ROUTE, async (route) => {
    const request = route.request()
    const [, resource = '', item = ''] = ROUTE.exec(request.url()) ?? []
    const isCreation = request.method() === 'POST' && item === ''
    const isOurs = ledger.hasItem(resource, item)
    if (request.method() !== 'GET' && !isCreation && !isOurs) {
      await route.abort('blockedbyclient')
      throw new Error(`A journey tried to write to a record it did not make: ${request.url()}`)
    }
    await route.continue()
  })
  page.on('response', async (response) => {
    if (response.status() !== 201) return
    const [, resource] = ROUTE.exec(response.url()) ?? []
    const language = LANGUAGE.exec(response.url())?.[1] ?? ''
    const { id, slug } = (await response.json()) as { id?: unknown; slug?: unknown }
    if (resource !== undefined && typeof id === 'number') {
      ledger.record({ language, resource: resource as Resource, id }, slug)
    }
  })
}

export { expect }

/** Which service a journey runs on: the local one in either of its modes, or a real one. */
export type Mode = 'interface' | 'live' | 'real'
export interface Options {
  mode: Mode
}

/** A site of its own for one test: the application's address and the service behind it. */
export interface Site {
  /** The application's address, ending with a slash. */
  root: string
  mode: Mode
  login: string
  password: string
  /** Goes into every name a test makes, so that it never meets what is already there. */
  suffix: string
  rest: Rest
  /** Makes requests go wrong from now on, as rules of the local service say; such a journey is `@local`. */
  fail: (rules: readonly FaultRule[]) => Promise<void>
  /** Puts another build of the application in front of the service; such a journey is `@local`. */
  deploy: (directory: string) => Promise<void>
}

function notHere(): Promise<never> {
  throw new Error('Only the local service does as it is told: tag the journey @local')
}

export interface Fixtures {
  /** What the world holds at first; `town` for journeys that need a realistic one. */
  data: 'empty' | 'town'
  /** World options of the local service (`modes.md`); such a journey is `@local`. */
  worldOptions: Record<string, unknown>
  site: Site
  /** What the page was refused and complained of, and whom it asked; a journey that broke its policy fails. */
  watched: Watched
  /** Opens a page of a content language as somebody who is signed in, in this tab and every later one. */
  signIn: (language?: Language, path?: string) => Promise<void>
  /** Signs in, in Catalan, at the form of an event that is made with this title and the site's suffix. */
  openEvent: (
    name: string,
    fields?: Fields,
  ) => Promise<WireRecord & { title: string; form: EventForm }>
}

/** The served application, as the configuration of Playwright starts it. */
function servedAt(): string {
  const root = process.env['AGENDA_ROOT']
  if (root === undefined) throw new Error('AGENDA_ROOT is not set: nothing is served')
  return root
}

async function control(method: string, address: string, body?: unknown): Promise<void> {
  const answer = await fetch(address, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`)
}

/** A world of its own on the local service, and what takes it down. */
export async function openSite(
  mode: 'interface' | 'live',
  data: Fixtures['data'],
  options: Fixtures['worldOptions'],
): Promise<{ site: Site; close: () => Promise<void> }> {
  const suffix = randomUUID().slice(0, 8)
  const root = `${servedAt()}worlds/${mode}-${suffix}/`
  const address = root.slice(0, -1)
  await control('PUT', address, { mode, data, options })
  const login = 'editor'
  const password = 'editor demo password'
  const site: Site = {
    root,
    mode,
    login,
    password,
    suffix,
    rest: new Rest(root, login, password, new Ledger()),
    fail: (rules) => control('PUT', `${address}/faults`, rules),
    deploy: (directory) => control('PUT', `${address}/build`, { directory }),
  }
  return { site, close: () => control('DELETE', address) }
}

/** What signing in by the form leaves in a tab. Once for each tab: a person who signs out there stays signed out. */
function keepAccount({ root, login, password }: Pick<Site, 'root' | 'login' | 'password'>): void {
  if (!location.href.startsWith(root) || window.name === 'signed in') return
  window.name = 'signed in'
  const account = { kind: 'password', login, password }
  const signIn = { account, mark: String(Math.random()), usedAt: Date.now() }
  sessionStorage.setItem(`agenda.account ${root}ca/wp-json`, JSON.stringify(signIn))
}

/** Of every page that is opened: the interface speaks the language of the address, so that a journey reads what it writes. */
function speakAsAddressed(root: string): void {
  if (!location.href.startsWith(root)) return
  const [interfaceLanguage = ''] = location.href.slice(root.length).split(/[/?#]/)
  if (!['ca', 'es', 'en'].includes(interfaceLanguage)) return
  const settings: unknown = JSON.parse(localStorage.getItem('agenda.settings') ?? '{}')
  localStorage.setItem(
    'agenda.settings',
    JSON.stringify(Object.assign(Object(settings), { interfaceLanguage })),
  )
}

export const test = base.extend<Fixtures & Options>({
  mode: ['interface', { option: true }],
  data: ['empty', { option: true }],
  worldOptions: [{}, { option: true }],

  site: async ({ mode, data, worldOptions, page }, run) => {
    if (mode === 'real') {
      const suffix = randomUUID().slice(0, 8)
      const login = process.env['SERVICE_USER'] ?? ''
      const password = process.env['SERVICE_PASSWORD'] ?? ''
      const root = servedAt()
      const ledger = new Ledger()
      const rest = new Rest(root, login, password, ledger)
      await guardRecords(page, ledger)
      await run({ root, mode, login, password, suffix, rest, fail: notHere, deploy: notHere })
      await rest.removeAll()
      return
    }
    const { site, close } = await openSite(mode, data, worldOptions)
    await run(site)
    await close()
  },

  watched: [
    async ({ site, page }, run) => {
      await page.context().addInitScript(speakAsAddressed, site.root)
      const watched = await watchPolicy(page, site.root)
      await run(watched)
      expect(watched.violations).toEqual([])
    },
    { auto: true },
  ],

  signIn: async ({ site, page }, run) => {
    await run(async (language = 'ca', path = 'events') => {
      const { root, login, password } = site
      await page.context().addInitScript(keepAccount, { root, login, password })
      await page.goto(`${site.root}${language}/${path}`)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
    })
  },

  openEvent: async ({ site, page, signIn }, run) => {
    await run(async (name, fields = {}) => {
      const title = `${name} ${site.suffix}`
      const event = await seedEvent(site, 'ca', { title, ...fields })
      await signIn('ca', `events/${event.id}`)
      return { ...event, title, form: new EventForm(page, 'ca') }
    })
  },
})
