import { expect, test } from 'vitest'
import { notRenewedFor } from '../../../api/notRenewed.ts'
import { Refusal } from '../../../api/refusal.ts'
import { stopsOthers } from './performed.ts'

const failed = new Refusal({ kind: 'failed', status: 500 })

test.each([
  ['a silent service', new Refusal({ kind: 'unanswered' }), true],
  ['a failure over one record', failed, false],
  ['the same failure where the session is to be renewed', notRenewedFor(failed), true],
])('%s', (_what, refusal, stops) => {
  expect(stopsOthers({ kind: 'refused', refusal })).toBe(stops)
})
