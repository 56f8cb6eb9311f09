import ca from '../../locales/ca/service.json'
import en from '../../locales/en/service.json'
import es from '../../locales/es/service.json'
import { ApiError, type ApiErrorKind } from './apiError.ts'
import { apiErrorDetails, apiErrorMessage } from './apiErrorMessage.ts'

const kinds: Record<ApiErrorKind, true> = {
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
  ...Object.keys(kinds).map((kind) => new ApiError({ kind: kind as ApiErrorKind })),
  new ApiError({ kind: 'invalid', code: 'term_exists' }),
  new ApiError({ kind: 'invalid', code: 'duplicate_term_slug' }),
]

describe.each([
  ['ca', ca],
  ['en', en],
  ['es', es],
])('in %s', (_language, catalogue) => {
  test.each(refusals.map((refusal) => [refusal.message, refusal]))(
    '%s has words',
    (_name, refusal) => {
      const { title, text } = apiErrorMessage(refusal)
      expect(words(catalogue, title)).toMatch(/\S/)
      expect(words(catalogue, text)).toMatch(/\S/)
    },
  )

  test.each(['notSaved', 'unknown'] as const)('%s has words', (afterWrite) => {
    const refusal = new ApiError({ kind: 'failed' }).with(afterWrite)
    expect(words(catalogue, apiErrorMessage(refusal).afterWrite ?? '')).toMatch(/\S/)
  })

  test.each(['missing', 'forbidden'] as const)('%s names the record', (kind) => {
    const subject = { name: 'Fira', language: 'Català' }
    const { title, values } = apiErrorMessage(new ApiError({ kind }), subject)
    expect(words(catalogue, title)).toContain('{{name}}')
    expect(values).toEqual({ ...subject, message: '' })
  })
})

test('details say what there is to say', () => {
  const refusal = new ApiError({ kind: 'failed', status: 502, serverText: 'Bad gateway' })
  expect(apiErrorDetails(refusal)).toBe('502\nBad gateway')
  expect(apiErrorDetails(new ApiError({ kind: 'offline' }))).toBe('')
})
