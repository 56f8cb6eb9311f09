import { renderHook } from '@testing-library/react'
import { act } from 'react'
import { createService } from '../../../api/service.ts'
import { base, configuration, demoAccount } from '../../../api/testSite.ts'
import { narrowReach, offeredIn, useMayWrite, useStatusReach } from './statusReach.ts'

let account = 0

/** What an account of its own sees of a site that offers these. */
function reachOf(statuses: string[]) {
  account += 1
  const site = { ...configuration, statuses }
  const service = createService({
    configuration: site,
    account: demoAccount(`who ${account}`),
    base,
  })
  const { result } = renderHook(() => ({
    reach: useStatusReach(service),
    mayWrite: useMayWrite(service),
  }))
  const refuse = () => act(() => narrowReach(service, result.current.reach))
  return { result, refuse, offered: () => offeredIn({ service, reach: result.current.reach }) }
}

test('everything is read, whatever few are offered', () => {
  const { result, offered } = reachOf(['draft', 'held', 'publish'])
  expect(result.current.reach).toEqual(['draft', 'held', 'publish', 'pending', 'private', 'future'])
  expect(offered()).toEqual(['draft', 'held', 'publish'])
})

test('a refusal leaves those that are offered, and another one what is published', () => {
  const { result, refuse, offered } = reachOf(['publish', 'draft'])
  refuse()
  expect(result.current).toEqual({ reach: ['publish', 'draft'], mayWrite: true })
  refuse()
  expect(result.current).toEqual({ reach: ['publish'], mayWrite: false })
  expect(offered()).toEqual(['publish'])
})

test('where all are offered, a refusal leaves what is published', () => {
  const { result, refuse } = reachOf(configuration.statuses)
  const { reach } = result.current
  refuse()
  expect(result.current).toEqual({ reach: ['publish'], mayWrite: false })
  expect(reach).toEqual(configuration.statuses)
})
