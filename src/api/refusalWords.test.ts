import { describe, expect, test } from 'vitest'
import ca from '../../locales/ca/service.json'
import en from '../../locales/en/service.json'
import es from '../../locales/es/service.json'
import { Refusal, type RefusalKind } from './refusal.ts'
import { refusalDetails, refusalWords } from './refusalWords.ts'

const kinds: Record<RefusalKind, true> = {
  offline: true,
  unanswered: true,
  timeout: true,
  redirected: true,
  ended: true,
  blocked: true,
  forbidden: true,
  password: true,
  missing: true,
  noRoute: true,
  pastEnd: true,
  invalid: true,
  busy: true,
  failed: true,
  unreadable: true,
  withheld: true,
  unproved: true,
}

function words(catalogue: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((found, part) => (Object(found) as Record<string, unknown>)[part], catalogue)
}

const refusals = [
  ...Object.keys(kinds).map((kind) => new Refusal({ kind: kind as RefusalKind })),
  new Refusal({ kind: 'invalid', code: 'term_exists' }),
  new Refusal({ kind: 'invalid', code: 'duplicate_term_slug' }),
]

describe.each([
  ['ca', ca],
  ['en', en],
  ['es', es],
])('in %s', (_language, catalogue) => {
  test.each(refusals.map((refusal) => [refusal.message, refusal]))(
    '%s has words',
    (_name, refusal) => {
      const { title, text } = refusalWords(refusal)
      expect(words(catalogue, title)).toMatch(/\S/)
      expect(words(catalogue, text)).toMatch(/\S/)
    },
  )

  test.each(['notSaved', 'unknown'] as const)('%s has words', (afterWrite) => {
    const refusal = new Refusal({ kind: 'failed' }).with(afterWrite)
    expect(words(catalogue, refusalWords(refusal).afterWrite ?? '')).toMatch(/\S/)
  })

  test.each(['missing', 'forbidden'] as const)('%s names the record', (kind) => {
    const subject = { name: 'Fira', language: 'Català' }
    const { title, values } = refusalWords(new Refusal({ kind }), subject)
    expect(words(catalogue, title)).toContain('{{name}}')
    expect(values).toEqual({ ...subject, message: '' })
  })
})

test('details say what there is to say', () => {
  const refusal = new Refusal({ kind: 'failed', status: 502, serverText: 'Bad gateway' })
  expect(refusalDetails(refusal)).toBe('502\nBad gateway')
  expect(refusalDetails(new Refusal({ kind: 'offline' }))).toBe('')
})
