import { renderHook } from '@testing-library/react'
import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createTranslator } from '../../i18n/i18n.ts'
import type { Facts } from './facts.ts'
import { reasonsFor, type Remedy, remediesFor } from './reasons.ts'
import { useReasonMessages } from './LanguageAnswer.tsx'
import { clock, facts, hidden, silent } from './visibilityBed.ts'

const music = { id: 3, name: 'Music' }

/** A remedy in short: what is written, or where one goes. */
const inShort = (remedy: Remedy) => {
  if (remedy.kind === 'write') return remedy.what
  return remedy.kind === 'field' ? `field ${remedy.field ?? ''}`.trim() : remedy.kind
}

const before = { start_date: '2026-11-20 20:00:00', end_date: '2026-11-20 22:00:00' }
const running = { start_date: '2026-11-20 20:00:00', end_date: '2026-12-22 22:00:00' }
const far = { start_date: '2029-05-01 20:00:00', end_date: '2029-05-01 22:00:00' }
const later = { status: 'future', date: '2027-01-01 10:00:00' }
const missed = { status: 'future', date: '2026-11-20 10:00:00' }
const withCategory = (state: 'empty' | 'missing') => ({ categories: [{ ...music, state }] })

/** An event, what was answered of it, and for an editor: the sentence, and what can be done. */
const each = [
  ['draft', { status: 'draft' }, hidden, /^It’s a draft\.$/, ['publish', 'field status']],
  ['pending', { status: 'pending' }, hidden, /pending review/, ['publish', 'field status']],
  ['private', { status: 'private' }, hidden, /^It’s private\./, ['publish', 'field status']],
  ['scheduled', later, hidden, /Scheduled for .*2027/, ['publish', 'field date']],
  ['overdue', missed, hidden, /should have .* on .*20 Nov.* hasn’t/, ['publish', 'field date']],
  ['trash', { status: 'trash' }, hidden, /in the trash/, ['trash']],
  ['hidden', { hide_from_listings: true }, { usual: 'no' }, /hidden from listings/, ['show']],
  ['hidden, but listed', { hide_from_listings: true }, {}, /hidden .*, but the .* shows/, ['show']],
  ['past, but listed', before, {}, /^Over since .*20 Nov[^,]*$/, ['copy', 'field start_date']],
  ['beyond, but listed', far, {}, /^Far away .*2029/, ['field start_date']],
  ['past', before, { usual: 'no' }, /Over since .*20 Nov/, ['copy', 'field start_date']],
  ['begun', running, { usual: 'no' }, /started on .*20 Nov/, ['field start_date']],
  ['beyond', far, { usual: 'no' }, /Too far away .*2029/, ['field start_date']],
  ['password', {}, { page: 'password' }, /It has a password/, ['field']],
  [
    'language',
    {},
    { addressLanguage: 'es', usual: 'no' },
    /in Spanish, so it’s listed/,
    ['language'],
  ],
  [
    'language, but listed',
    {},
    { addressLanguage: 'es' },
    /address is in Spanish, but/,
    ['language'],
  ],
  ['category', {}, withCategory('empty'), /“Music” until it has a published/, ['category']],
  ['category', {}, withCategory('missing'), /can’t see its category “Music”/, ['category']],
  ['gone', {}, { own: { kind: 'gone' } }, /doesn’t exist in this language/, ['board']],
  ['closed', {}, hidden, /the site doesn’t say why/, ['field']],
  ['unlisted', {}, { usual: 'no' }, /usual listing leaves it out/, ['field']],
  ['rights', {}, { own: { kind: 'forbidden' }, ...silent }, /Your account may not see/, []],
] as const satisfies readonly (readonly [
  string,
  object,
  Partial<Facts>,
  RegExp,
  readonly string[],
])[]

let translator: i18n
beforeAll(async () => {
  translator = await createTranslator('en')
  await translator.loadNamespaces(['visibility', 'filters'])
})

const answered = (of: Facts, rights: { mayWrite: boolean; isNobody: boolean }) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={translator}>{children}</I18nextProvider>
  )
  const { result } = renderHook(() => useReasonMessages(), { wrapper })
  return reasonsFor(of, clock).map((reason) => ({
    words: result.current(reason, of),
    remedies: remediesFor(reason, of, rights).map(inShort),
  }))
}

test.each(each)('%s', (_, over, answers, words, remedies) => {
  const [first] = answered(facts(over, answers), { mayWrite: true, isNobody: false })
  expect(first).toEqual({ words: expect.stringMatching(words) as string, remedies })
})

test('a reason is said by its name, and has its remedy: who may not write is sent to the form alone, and who is nobody to sign in', () => {
  const nobody = { mayWrite: false, isNobody: true }
  for (const status of ['draft', 'pending', 'private'])
    expect(answered(facts({ status }, hidden), nobody)[0]?.remedies).toEqual(['field status'])
  const forbidden = facts({}, { own: { kind: 'forbidden' }, ...silent })
  expect(answered(forbidden, nobody)[0]?.remedies).toEqual(['signIn'])
})
