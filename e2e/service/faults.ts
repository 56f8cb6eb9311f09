import * as z from 'zod/mini'
import { seeded } from './seeded.ts'

const matching = {
  /** Absent: every method. */
  method: z.optional(z.string()),
  /** What the path under the namespace begins with (`events/5`). */
  path: z.optional(z.string()),
  /** A regular expression that the path under the namespace matches. */
  pattern: z.optional(z.string()),
  /** The segment of the language in the address. Absent: every one. */
  language: z.optional(z.string()),
  /** How many of the matching requests, 0 to 1; the same requests each time. */
  chance: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  /** After so many the rule rests. */
  times: z.optional(z.int().check(z.positive())),
}

const code = z.int().check(z.minimum(200), z.maximum(599))

/** The header of that name. */
const retryAfter = z.optional(z.string())

/** The JSON of the answer. Absent: that of a fatal error. */
const body = z.optional(z.unknown())

const ofKind = <Kind extends string, Own extends z.core.$ZodShape>(kind: Kind, own: Own) =>
  z.strictObject({ ...matching, kind: z.literal(kind), ...own })

/**
 * What goes wrong on demand. `latency` (ms) lets the request go on; of the others the first that
 * matches decides. `lostAnswer`: the work is done, then the connection is cut. `endedSession`:
 * the credentials of the request are good no more. `colleague`: somebody else changes fields of the
 * record that the path names, just before or after the work. `redirect`: the answer is at another
 * address. `swallowed`: the host drops the Authorization header. `skewed`: the clock of the host is
 * ahead. `shortPages`: no page has more. `noCors`: no other origin may read.
 * `surrounded`: the answer has text around it, and that type.
 */
const rule = z.discriminatedUnion('kind', [
  ofKind('latency', { ms: z.int().check(z.minimum(0)) }),
  ofKind('status', { code, retryAfter, body }),
  ofKind('html', { code, retryAfter }),
  ofKind('truncated', {}),
  ofKind('dropped', {}),
  ofKind('lostAnswer', {}),
  ofKind('endedSession', {}),
  ofKind('colleague', {
    when: z.enum(['before', 'after']),
    fields: z.record(z.string(), z.unknown()),
  }),
  ofKind('redirect', { to: z.string(), code: z.optional(code) }),
  ofKind('swallowed', {}),
  ofKind('skewed', { seconds: z.int() }),
  ofKind('shortPages', { most: z.int().check(z.positive()) }),
  ofKind('noCors', {}),
  ofKind('surrounded', { before: z.string(), after: z.string(), type: z.string() }),
])

export const faultRules = z.array(rule)
export type FaultRule = z.infer<typeof rule>

/** The rules of one world, in the order given, with what is left of each. */
export interface Faults {
  /** The rules that strike this request: the latencies, and after them at most one other. */
  strike(method: string, path: string, language?: string): readonly FaultRule[]
}

const isFor = (rule: FaultRule, method: string, path: string, language: string): boolean =>
  (rule.language === undefined || rule.language === language) &&
  (rule.method === undefined || rule.method.toUpperCase() === method) &&
  (rule.path === undefined || path.startsWith(rule.path)) &&
  (rule.pattern === undefined || new RegExp(rule.pattern).test(path))

export const createFaults = (rules: readonly FaultRule[]): Faults => {
  const states = rules.map((rule, index) => ({
    rule,
    left: rule.times ?? Infinity,
    random: seeded(index + 1),
  }))
  const strikes = (
    state: (typeof states)[number],
    ...request: readonly [string, string, string]
  ): boolean => {
    if (state.left === 0 || !isFor(state.rule, ...request)) return false
    if (state.random() >= (state.rule.chance ?? 1)) return false
    state.left -= 1
    return true
  }
  return {
    strike: (method, path, language = '') => {
      const request = [method, path, language] as const
      const latencies = states.filter(({ rule }) => rule.kind === 'latency')
      const others = states.filter(({ rule }) => rule.kind !== 'latency')
      const struck = latencies.filter((state) => strikes(state, ...request))
      const decisive = others.find((state) => strikes(state, ...request))
      return [...struck, ...(decisive === undefined ? [] : [decisive])].map(({ rule }) => rule)
    },
  }
}
