import { notRenewedFor } from '../../../api/siteSession.ts'
import { ApiError, type ApiErrorKind } from '../../../api/apiError.ts'
import type { Service } from '../../../api/service.ts'
import { sending, titled, waiting, fairIn } from './queueBed.ts'

/** The service, as long as its site does not say whose its session is. */
function unrenewed(service: Service, kind: ApiErrorKind): Service {
  const silent: Service = {
    ...service,
    request: () => Promise.reject(notRenewedFor(new ApiError({ kind, status: 500 }))),
    in: () => silent,
  }
  return silent
}

test.each(['failed', 'unreadable', 'unproved'] as const)(
  'what waits goes on waiting while the session is not renewed (%s): that is no refusal of it',
  async (kind) => {
    const { service, wait, send: sendAgain } = await fairIn('live')
    await wait({ title: 'Fira gran' })
    const { send } = sending(unrenewed(service, kind))
    for (const _ of ['once', 'twice', 'thrice']) expect(await send()).toMatchObject({ kind })
    expect(await waiting(service)).toMatchObject([{ stop: null, sentAt: null, failures: 0 }])
    await sendAgain()
    expect(await titled(service, 'Fira')).toMatchObject([{ title: 'Fira gran' }])
  },
)
