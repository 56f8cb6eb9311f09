import { draftsOf, putDraft } from '../../core/write/drafts.ts'
import { act, screen, within } from '@testing-library/react'
import { ownerNamed } from '../../core/query/owner.ts'
import { rememberRecent } from '../../core/resource/recentRecords.ts'
import { keep, entriesOf, type StoreName, storeNames } from '../../platform/entries.ts'
import { accountName } from '../../api/account.ts'
import { demoAccount } from '../../api/testSite.ts'
import { editor, openApp, worldOfEach } from '../appBed.tsx'
import type { Keep } from '../session/storedAccount.ts'
import { accountData } from './useLeaving.ts'

const at = '2026-11-27T10:00:00Z'
const mine = accountName(editor)
const others = accountName(demoAccount('editor maria'))

const world = worldOfEach('interface')
let site = ''
beforeEach(async () => {
  site = world.service().site
})

const put = (store: StoreName, owner: string, key: string) =>
  keep(store, { key, owner, at, body: { at: 0 } })

const draft = {
  language: 'ca',
  collection: 'tags',
  id: null,
  title: 'Fira',
  boxes: {},
  opened: {},
} as const

/** A new tag that waits for the network. */
const waiting = (account: string) => {
  const facts = { title: 'Fira', opened: null, changes: {}, evenIfNamed: false, sentAt: null }
  const place = { site, account, language: 'ca', collection: 'tags', operation: 'create', id: 0 }
  const held = { ...facts, at, saidAt: at, stop: null, failures: 0 }
  return { key: `${account} 2`, at, state: 'queued', ...place, changes: {}, waiting: held }
}

/** What an account leaves behind, in every place there is. */
async function leave(account: string, isUnsent: boolean) {
  const owner = ownerNamed(site, account)
  rememberRecent({ site, account }, { collection: 'tags', id: 7, language: 'ca', title: 'Circ' })
  await put('operations', owner, `${account} 1`)
  await put('imports', `${owner} ca uids`, `uid ${owner} ca uids x`)
  if (!isUnsent) return
  await putDraft({ key: `${account} 3`, owner, at, body: draft })
  await keep('operations', { key: `${account} 2`, owner, at, body: waiting(account) })
  await put('imports', `${owner} ca`, `plan of ${account}`)
  await put('imports', `plan of ${account}`, `plan of ${account} 0`)
  for (const name of [`pictureWords.${owner} 5`, `hidden.ca.${owner}`])
    localStorage.setItem(`agenda.${name}`, '{}')
  for (const name of ['views.saved.tags', 'duplicating.ca.3'])
    localStorage.setItem(`agenda.${name}.${account}.${site}`, '[]')
}

/** Keys of all stores, and small entries, but the note of ended sign-ins. */
async function everything() {
  const owners = [ownerNamed(site, mine), ownerNamed(site, others), site]
  const inStores = owners.flatMap((owner) =>
    [owner, `${owner} ca`, `${owner} ca uids`, `plan of ${owner.slice(site.length + 1)}`].flatMap(
      (name) =>
        storeNames.map(async (store) => (await entriesOf(store, name)).map(({ key }) => key)),
    ),
  )
  const small = Object.entries(localStorage).filter(([name]) => !/settings|ended/.test(name))
  return [...(await Promise.all(inStores)).flat(), ...small.map(String)].join('\n')
}

async function signOut(where: Keep, isUnsent: boolean | null) {
  const { user, session } = await openApp(world, '/en/tags/new', editor)
  act(() => session.signIn(editor, where))
  if (isUnsent !== null) await leave(mine, isUnsent)
  const button = await screen.findByRole('button', { name: /^Account/ })
  await user.click(button)
  await user.click(await screen.findByRole('button', { name: 'Sign out' }))
  await screen.findByRole('heading', { level: 1, name: 'Sign in' })
  expect(session.current().service).toBeNull()
  return { user, dialog: () => screen.findByRole('alertdialog') }
}

test('signing out asks what stays, and removes what is this account’s and nobody else’s', async () => {
  const { user, dialog } = await signOut('tab', true)
  await leave(others, true)
  await put('pairs', site, site)
  const keeping = 'Keep 4 unsent texts, the imports, the saved views and the history here'
  expect(within(await dialog()).getByRole('button', { name: keeping })).toBeDefined()
  expect(await dialog()).toHaveTextContent('exists nowhere else')
  await user.click(screen.getByRole('button', { name: 'Remove them' }))
  await screen.findByText('The data stored here for your account has been removed.')
  const left = await everything()
  expect(left).not.toMatch(new RegExp(`${mine}(?! maria)`))
  expect(left).toContain(`plan of ${others}`)
  expect(left.split('\n').filter((line) => line.includes(others)).length).toBeGreaterThan(10)
  expect(left).toContain(site)
})

test.each([
  ['in the tab, with a history: stays, as Escape says', 'tab', false, true],
  ['for the page, with something unsent: asked about too', 'page', true, true],
  ['for the page, with a history: goes unasked', 'page', false, false],
  ['in the tab, with nothing: nothing is asked', 'tab', null, false],
] as const)('who was signed in %s', async (_, where, isUnsent, isAsked) => {
  const { user, dialog } = await signOut(where, isUnsent)
  if (isAsked) {
    const before = await everything()
    await dialog()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(await everything()).toBe(before)
    return
  }
  if (isUnsent !== null) await screen.findByText(/has been removed/)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(await everything()).toBe('')
})

test.each([
  ['this account alone', false, 1],
  ['another account, too', true, 0],
])('links of a site that was used by %s', async (_, isShared, links) => {
  localStorage.clear()
  await put('pairs', site, site)
  if (isShared) await put('operations', ownerNamed(site, others), 'theirs')
  expect((await accountData(world.service())).links).toBe(links)
})

test('what is kept here can be removed before anybody signs in', async () => {
  const { user } = await openApp(world, '/sign-in', null)
  expect(screen.queryByRole('button', { name: /^Clear stored data/ })).toBeNull()
  await act(() => leave(others, true))
  await user.click(await screen.findByRole('button', { name: /^Clear stored data/ }))
  const asking = await screen.findByRole('alertdialog')
  expect(asking).toHaveTextContent('for all accounts')
  expect(asking).not.toHaveTextContent('signed out')
  await user.click(within(asking).getByRole('button', { name: 'Clear' }))
  await screen.findByText('Stored data cleared.')
  expect(await everything()).toBe('')
  expect(screen.queryByRole('button', { name: /^Clear stored data/ })).toBeNull()
})

const kept = 'Sign in to continue. What you typed is still here.'

test('whoever signed out in another tab is told here that what was typed is kept, until it is removed', async () => {
  const { user, session } = await openApp(world, '/en/tags/new', editor)
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Fira')
  await screen.findByText('Unsaved changes')
  act(() => session.signOut())
  await screen.findByRole('heading', { level: 1, name: 'Sign in' })
  expect(screen.getByText(kept)).toBeVisible()
  await vi.waitFor(async () =>
    expect(await draftsOf(ownerNamed(site, mine))).toMatchObject([{ body: { title: 'Fira' } }]),
  )
  await user.click(await screen.findByRole('button', { name: /^Clear stored data/ }))
  await user.click(await screen.findByRole('button', { name: 'Clear' }))
  await screen.findByText('Stored data cleared.')
  expect(screen.queryByText(kept)).toBeNull()
})

test('whoever signs out here is not told that what was typed is kept', async () => {
  const { user } = await openApp(world, '/en/tags/new', editor)
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Fira')
  await screen.findByText('Unsaved changes')
  await user.click(await screen.findByRole('button', { name: /^Account/ }))
  await user.click(await screen.findByRole('button', { name: 'Sign out' }))
  await user.click(await screen.findByRole('button', { name: /^Leave/ }))
  await screen.findByRole('heading', { level: 1, name: 'Sign in' })
  expect(screen.queryByText(kept)).toBeNull()
})
