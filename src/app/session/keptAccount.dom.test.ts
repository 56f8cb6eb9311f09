import { afterEach, expect, test } from 'vitest'
import { configuration, editor } from '../../service/testSite.ts'
import { endSignIns } from './endedSignIns.ts'
import {
  accountEntry,
  forgetAccount,
  keepAccount,
  keptMarks,
  keptWhere,
  restoreSignIn,
} from './keptAccount.ts'

const site = 'https://site.example/ca/wp-json'
const entry = `agenda.${accountEntry(site)}`
const signIn = { account: editor, mark: 'one' }

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

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
  expect(keptWhere(site)).toBe(keep)
  forgetAccount(site, ['another'])
  expect(keptMarks(site)).toEqual(keep === 'page' ? [] : ['one'])
  forgetAccount(site, ['one'])
  expect(sessionStorage.getItem(entry) ?? localStorage.getItem(entry)).toBeNull()
})

test('a nonce is not kept', () => {
  const account = { kind: 'session', nonce: 'a1b2c3', who: 5 } as const
  keepAccount(site, { account, mark: 'one' }, 'device')
  expect(localStorage.getItem(entry)).not.toContain('a1b2c3')
})

test.each(['tab', 'device'] as const)(
  'a sign-in kept for the %s is restored until it has ended elsewhere, and then is not left here',
  async (keep) => {
    const restored = () => restoreSignIn(configuration, site, site)
    keepAccount(site, signIn, keep)
    expect(await restored()).toEqual(signIn)
    endSignIns(['one'])
    expect(await restored()).toBeNull()
    expect(sessionStorage.getItem(entry) ?? localStorage.getItem(entry)).toBeNull()
  },
)
