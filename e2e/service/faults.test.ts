import { createFaults, faultRules } from './faults.ts'

const kinds = (faults: ReturnType<typeof createFaults>, method: string, path: string) =>
  faults.strike(method, path).map(({ kind }) => kind)

const thousandByChance = () => {
  const faults = createFaults([{ kind: 'dropped', chance: 0.3 }])
  return Array.from({ length: 1000 }, () => kinds(faults, 'GET', 'tags').length)
}

it('fault rules strike by method, by what the path begins with and by pattern', () => {
  const faults = createFaults([
    { kind: 'status', code: 503, method: 'post', path: 'events' },
    { kind: 'html', code: 502, pattern: '^venues/\\d+$' },
  ])
  expect(kinds(faults, 'POST', 'events/5')).toEqual(['status'])
  expect(kinds(faults, 'GET', 'events/5')).toEqual([])
  expect(kinds(faults, 'DELETE', 'venues/7')).toEqual(['html'])
  expect(kinds(faults, 'GET', 'venues')).toEqual([])
})

it('fault rules strike one language alone', () => {
  const faults = createFaults([{ kind: 'swallowed', language: 'es' }])
  expect(faults.strike('GET', '', 'es')).toHaveLength(1)
  expect(faults.strike('GET', '', 'ca')).toEqual([])
  expect(faults.strike('GET', '')).toEqual([])
})

it('fault rules rest after so many times', () => {
  const faults = createFaults([{ kind: 'dropped', times: 2 }])
  const struck = [1, 2, 3].map(() => kinds(faults, 'GET', 'tags').length)
  expect(struck).toEqual([1, 1, 0])
})

it('fault rules let latencies add up before the first other one, wherever it stands', () => {
  const faults = createFaults([
    { kind: 'truncated' },
    { kind: 'dropped' },
    { kind: 'latency', ms: 10 },
    { kind: 'latency', ms: 20 },
  ])
  expect(kinds(faults, 'GET', 'tags')).toEqual(['latency', 'latency', 'truncated'])
})

it('fault rules strike by chance the same requests each time, about as many as asked', () => {
  const struck = thousandByChance()
  expect(thousandByChance()).toEqual(struck)
  const share = struck.reduce((sum, one) => sum + one, 0) / 1000
  expect(share).toBeGreaterThan(0.25)
  expect(share).toBeLessThan(0.35)
})

it('fault rules are refused when they say what no rule says', () => {
  expect(faultRules.safeParse([{ kind: 'latency' }]).success).toBe(false)
  expect(faultRules.safeParse([{ kind: 'status', code: 99 }]).success).toBe(false)
  expect(faultRules.safeParse([{ kind: 'dropped', route: 'events' }]).success).toBe(false)
})
