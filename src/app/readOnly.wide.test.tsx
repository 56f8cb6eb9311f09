import { screen, within } from '@testing-library/react'
import type { Account } from '../api/account.ts'
import { editor, openApp, worldOfEach } from './appBed.tsx'

const world = worldOfEach('interface')

const anonymous: Account = { kind: 'anonymous' }
const reader: Account = {
  kind: 'password',
  login: 'subscriber',
  password: 'subscriber demo password',
  onlyReads: true,
}

describe.each(['events', 'venues', 'organizers', 'categories', 'tags'])('%s', (resource) => {
  it('have no new one for a visitor, who is told why and led back after signing in', async () => {
    const at = `/en/${resource}/new`
    const { user, place } = await openApp(world, at, anonymous)
    await screen.findByText('You’re only reading here')
    expect(screen.queryByRole('form')).toBeNull()
    expect(screen.queryByRole('textbox')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Sign in' }))
    await user.type(await screen.findByRole('textbox', { name: 'User name' }), 'editor')
    await user.type(screen.getByLabelText(/^Application password/), 'editor demo password')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await screen.findByRole('button', { name: /^Save/ })
    expect(place()).toBe(at)
  })

  it.each([
    ['editor', editor, 1],
    ['visitor', anonymous, 0],
    ['account that may not', reader, 0],
  ])('offer a new one in the list to an %s', async (_who, account, offers) => {
    await openApp(world, `/en/${resource}`, account)
    await screen.findByRole('heading', { level: 1 })
    const main = screen.getByRole('main')
    await screen.findByText(/^(Nothing here|This calendar has no .* yet\.)$/)
    const ways = main.querySelectorAll(`a[href$="/${resource}/new"]`)
    expect(Math.min(ways.length, 1)).toBe(offers)
  })
})

it('tells an account that may not write so, and remembers it with the sign-in', async () => {
  const { session } = await openApp(world, '/en/venues/new', reader)
  await screen.findByText(/^Use another account, or ask/)
  session.signIn(reader, 'tab')
  expect(Object.values({ ...sessionStorage }).join()).toContain('"onlyReads":true')
})

it.each([
  ['visitor', anonymous],
  ['account that may not', reader],
])('offers no key for a new event to a %s', async (_who, account) => {
  const { user, place } = await openApp(world, '/settings', account, 'en')
  await screen.findByRole('heading', { level: 1, name: 'Settings' })
  await user.keyboard('n?')
  const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  expect(sheet.getByText('Go to: Events')).toBeVisible()
  expect(sheet.queryByText('New event')).toBeNull()
  expect(place()).toBe('/settings')
})
