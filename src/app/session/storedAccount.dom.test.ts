import { configuration, editor } from '../../api/testSite.ts'
import {
  endSignIns,
  accountEntry,
  forgetAccount,
  keepAccount,
  storedSignIns,
  storedWhere,
  noteUse,
  restoreSignIn,
} from './storedAccount.ts'

const site = 'https://site.example/ca/wp-json'
const entry = `agenda.${accountEntry(site)}`
const signIn = { account: editor, mark: 'one' }

test.each([
  ['page', false, false],
  ['tab', true, false],
  ['device', false, true],
] as const)('an account for the %s is kept there alone', (keep, inTab, onDevice) => {
  keepAccount(site, signIn, 'device')
  keepAccount(site, signIn, 'tab')
  keepAccount(site, signIn, keep)
  expect(sessionStorage.getItem(entry) !== null).toBe(inTab)
  expect(localStorage.getItem(entry) !== null).toBe(onDevice)
  expect(storedWhere(site)).toBe(keep)
  forgetAccount(site, ['another'])
  expect(storedSignIns(site)).toHaveLength(keep === 'page' ? 0 : 1)
  forgetAccount(site, ['one'])
  expect(sessionStorage.getItem(entry) ?? localStorage.getItem(entry)).toBeNull()
})

test('a nonce is not kept', () => {
  const account = { kind: 'session', nonce: 'a1b2c3', who: 5 } as const
  keepAccount(site, { account, mark: 'one' }, 'device')
  expect(localStorage.getItem(entry)).not.toContain('a1b2c3')
})

test.each(['tab', 'device'] as const)('a sign-in kept for the %s ends with it', async (keep) => {
  const restored = () => restoreSignIn(configuration, site, site)
  keepAccount(site, signIn, keep)
  expect(await restored()).toEqual(signIn)
  endSignIns(['one'])
  expect(await restored()).toBeNull()
  expect(sessionStorage.getItem(entry) ?? localStorage.getItem(entry)).toBeNull()
})

const day = 24 * 3_600_000

test.each([
  ['device', 29, undefined, true],
  ['device', 31, undefined, false],
  ['device', 8, 7, false],
  ['tab', 31, undefined, true],
] as const)('for the %s, %i days old of %s: %s', async (keep, days, signInDays, isRestored) => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  const configured = { ...configuration, ...(signInDays && { signInDays }) }
  const restored = () => restoreSignIn(configured, site, site)
  keepAccount(site, signIn, keep)
  vi.setSystemTime(days * day)
  expect(await restored()).toEqual(isRestored ? signIn : null)
  expect(localStorage.getItem(entry) !== null).toBe(isRestored && keep === 'device')
  // It is a use of it.
  vi.setSystemTime(2 * days * day)
  expect(await restored()).toEqual(isRestored ? signIn : null)
})

test('an entry that an older release kept is neither restored nor left', async () => {
  localStorage.setItem(entry, JSON.stringify({ ...editor }))
  expect(await restoreSignIn(configuration, site, site)).toBeNull()
  expect(localStorage.getItem(entry)).toBeNull()
})

test('its use is written once a day', () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  keepAccount(site, signIn, 'device')
  const before = localStorage.getItem(entry)
  vi.setSystemTime(day - 1)
  noteUse(site, 'one')
  expect(localStorage.getItem(entry)).toBe(before)
  vi.setSystemTime(day)
  noteUse(site, 'another')
  expect(localStorage.getItem(entry)).toBe(before)
  noteUse(site, 'one')
  expect(localStorage.getItem(entry)).toBe(before?.replace('"usedAt":0', `"usedAt":${day}`))
})
