import { notRenewedFor } from '../../api/siteSession.ts'
import { ApiError } from '../../api/apiError.ts'
import { stopsOthers } from './performed.ts'

const failed = new ApiError({ kind: 'failed', status: 500 })

test.each([
  ['a silent service', new ApiError({ kind: 'unanswered' }), true],
  ['a failure over one record', failed, false],
  ['the same failure where the session is to be renewed', notRenewedFor(failed), true],
])('%s', (_what, refusal, stops) => expect(stopsOthers({ kind: 'refused', refusal })).toBe(stops))
