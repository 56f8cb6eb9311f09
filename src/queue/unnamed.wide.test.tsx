import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../app/appBed.tsx'
import { type Account, headersOf } from '../service/account.ts'
import { pageModes } from '../service/testWorld.ts'
import { event, update, waiting, waitWith } from './queueBed.ts'

const anna: Account = { kind: 'session', nonce: 'a1b2c3d4e5', who: 5 }
const unnamed: Account = { kind: 'session', nonce: 'a1b2c3d4e5' }

describe.each(pageModes)('what waits in the site’s own session, over the %s service', (mode) => {
  let world: World
  beforeEach(async () => {
    world = await openWorld({ mode })
  })
  afterEach(() => vi.unstubAllGlobals())

  /** Lets a title wait, and opens the page of what waits, over a service that takes this nonce for an editor's. */
  async function openQueue(account: Account) {
    const service = world.service(account)
    const fair = await event(world.service(), 'Fair')
    const titleNow = async () => (await world.ask('GET', `events/${fair.id}`)).title
    await waitWith(world, service, () => update(service, fair, { title: 'Great fair' }))
    const { fetch: ask } = globalThis
    vi.stubGlobal('fetch', (at: string, init: RequestInit = {}) => {
      const { 'X-WP-Nonce': nonce, ...headers } = { ...(init.headers as Record<string, string>) }
      return ask(at, { ...init, headers: { ...headers, ...(nonce && headersOf(editor)) } })
    })
    const { user } = await openApp(world, '/ca/queue', account, 'en')
    return { service, titleNow, user }
  }

  test('goes out by itself where the site says whose it is', async () => {
    const { titleNow } = await openQueue(anna)
    await waitFor(async () => expect(await titleNow()).toBe('Great fair'))
  })

  test('is sent by a person only where it does not: it may be somebody else by now', async () => {
    const tries = vi.spyOn(globalThis, 'setInterval')
    const { service, titleNow, user } = await openQueue(unnamed)
    expect(await screen.findByText(/^This site does not say who is signed in/)).toBeVisible()
    expect(screen.getByText('It waits until you send it.')).toBeVisible()
    await waitFor(() => expect(tries.mock.calls.map(([, often]) => often)).toContain(30_000))
    await new Promise((resolve) => {
      setTimeout(resolve, 1000)
    })
    expect(await titleNow()).toBe('Fair')
    expect(await waiting(service)).toMatchObject([{ sentAt: null }])
    await user.click(screen.getByRole('button', { name: 'Send now' }))
    await waitFor(async () => expect(await titleNow()).toBe('Great fair'))
  })
})
