import { afterEach, expect, test } from 'vitest'
import { editor } from '../../service/testSite.ts'
import { accountEntry, forgetAccount, keepAccount, keptWhere } from './keptAccount.ts'

const site = 'https://site.example/ca/wp-json'
const entry = `agenda.${accountEntry(site)}`

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test.each([
  ['page', false, false],
  ['tab', true, false],
  ['device', false, true],
] as const)('an account for the %s is kept there alone', (keep, inTab, onDevice) => {
  keepAccount(site, editor, 'device')
  keepAccount(site, editor, 'tab')
  keepAccount(site, editor, keep)
  expect(sessionStorage.getItem(entry) !== null).toBe(inTab)
  expect(localStorage.getItem(entry) !== null).toBe(onDevice)
  expect(keptWhere(site)).toBe(keep)
  forgetAccount(site)
  expect(sessionStorage.getItem(entry) ?? localStorage.getItem(entry)).toBeNull()
})

test('a nonce is not kept', () => {
  keepAccount(site, { kind: 'session', nonce: 'a1b2c3', who: 5 }, 'device')
  expect(localStorage.getItem(entry)).not.toContain('a1b2c3')
})
