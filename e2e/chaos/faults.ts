import type { FaultRule } from '../service/faults.ts'

/** Of each way of failing; together they strike one request in five. */
const chance = 0.03

/** Somebody who does not use the application changes the very record that is being read or written. */
const colleagues: readonly FaultRule[] = [
  ...betweenRequests(
    'events/',
    { website: 'https://col-lega.example/' },
    { title: 'Del col·lega' },
  ),
  ...betweenRequests('events/', { status: 'trash' }, { status: 'publish' }),
  ...betweenRequests('venues/', { city: 'Ciutat del col·lega' }, { address: 'Del col·lega' }),
  ...betweenRequests('organizers/', { phone: '977 111 222' }, { organizer: 'Del col·lega' }),
  ...betweenRequests('tags/', { name: 'Etiqueta del col·lega' }, { name: 'Del col·lega' }),
]

function betweenRequests(path: string, before: object, after: object): FaultRule[] {
  const of = { kind: 'colleague', path, chance } as const
  return [
    { ...of, when: 'before', method: 'GET', fields: { ...before } },
    { ...of, when: 'after', method: 'POST', fields: { ...after } },
  ]
}

/**
 * What a badly configured host does to requests and answers that are good in themselves. Not among them: an origin that
 * may not read (the application is of the same one here).
 */
const ofHost: readonly FaultRule[] = [
  { kind: 'redirect', to: '/moved', chance: chance / 4 },
  { kind: 'swallowed', chance: chance / 4 },
  { kind: 'shortPages', most: 2, chance: chance / 4 },
  { kind: 'skewed', seconds: 5400, chance: chance / 4 },
]

/** One request in five fails, in every way the local service knows; some of the others are slow. */
const faults: readonly FaultRule[] = [
  { kind: 'latency', ms: 250, chance: 0.2 },
  { kind: 'status', code: 500, chance: chance / 3 },
  { kind: 'status', code: 503, chance: chance / 3 },
  { kind: 'status', code: 429, chance: chance / 3 },
  { kind: 'html', code: 502, chance: chance / 2 },
  { kind: 'html', code: 200, chance: chance / 2 },
  { kind: 'truncated', chance },
  { kind: 'dropped', chance },
  { kind: 'lostAnswer', chance },
  { kind: 'endedSession', chance },
  ...ofHost,
  ...colleagues,
]

/** The same rules in another order for another seed: the local service throws each rule's dice by its place. */
export function faultsOf(seed: number): FaultRule[] {
  const at = seed % faults.length
  return [...faults.slice(at), ...faults.slice(0, at)]
}
