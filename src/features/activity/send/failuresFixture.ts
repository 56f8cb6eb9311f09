import * as fc from 'fast-check'
import { collectionNames } from '../../../core/resource/collection.ts'

type Rule = Readonly<Record<string, unknown>>

const meddling = (when: 'before' | 'after') => ({
  kind: 'colleague',
  when,
  pattern: String.raw`^(events|venues|organizers)/\d+$`,
  fields: { website: 'https://col-lega.example/' },
})

/**
 * Every way in which the local service lets a request go wrong, but one that only a browser sees (an origin that may not
 * read: e2e/elsewhere.spec.ts), and 410 as data, which is no failure: the service says that there is no record.
 */
const ways: readonly Rule[] = [
  { kind: 'latency', ms: 120 },
  ...[400, 401, 403, 404, 429, 500, 503].map((code) => ({ kind: 'status', code })),
  { kind: 'status', code: 503, retryAfter: '1' },
  ...[200, 401, 403, 404, 502].map((code) => ({ kind: 'html', code })),
  { kind: 'truncated' },
  { kind: 'dropped' },
  { kind: 'lostAnswer' },
  { kind: 'endedSession' },
  { kind: 'redirect', to: '/moved' },
  { kind: 'swallowed' },
  { kind: 'skewed', seconds: 5400 },
  { kind: 'shortPages', most: 1 },
  meddling('before'),
  meddling('after'),
]

const methods = ['GET', 'POST', 'DELETE'] as const

/** The first write is done, and nobody hears of it: it is looked for next. */
const lost: Rule = { kind: 'lostAnswer', method: 'POST', times: 1 }

const drawn = fc.array(
  fc
    .record({
      way: fc.constantFrom(...ways),
      method: fc.constantFrom(...methods),
      path: fc.constantFrom('', ...collectionNames),
      times: fc.integer({ min: 1, max: 6 }),
    })
    .map(({ way, ...matching }): Rule => Object.assign({}, way, matching)),
  { minLength: 1, maxLength: 4 },
)

/** Rules for the local service: each strikes some requests of one method, of one resource or of all. */
export const failures = fc
  .tuple(fc.boolean(), drawn)
  .map(([isLost, rules]) => (isLost ? [lost].concat(rules) : rules))

/** Each way by itself, over the looks for what was lost and over the first requests after that. */
export const eachFailure = ways.map((way): readonly Rule[] => [
  lost,
  { ...way, method: 'GET', times: 6 },
  { ...way, method: 'POST', times: 1 },
  { ...way, method: 'DELETE', times: 1 },
])
