import { createQueryClient } from '../core/query/queryClient.ts'
import { base, configuration, editor } from '../api/testSite.ts'
import { toast, toasts } from '../ui/toast/toast.ts'
import { followOtherTabs } from './start.tsx'
import { endedMarks, endSignIns, accountEntry, keepAccount } from './session/storedAccount.ts'
import { createSession } from './session/session.ts'

function tabOf(mark: string) {
  const queryClient = createQueryClient()
  const session = createSession({ configuration, base, account: editor, mark, queryClient })
  followOtherTabs(session)
  return session
}

// What a page sends it does not hear itself: it is to this one as another that was asleep.
test.each([
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes none
  ['is open', () => new BroadcastChannel('agenda.ended').postMessage(['mine'])],
  ['comes back into sight', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['comes back by Back', () => dispatchEvent(new Event('pageshow'))],
])('signing out reaches a tab that %s; one with a sign-in of its own stays', async (_, wake) => {
  const [session, other] = [tabOf('mine'), tabOf('another')]
  keepAccount(session.site, { account: editor, mark: 'mine' }, 'tab')
  toast.show({ message: 'Concert' })
  endSignIns(['mine'])
  expect(session.current().service).not.toBeNull()
  wake()
  await vi.waitFor(() => expect(session.current().service).toBeNull())
  expect(other.current().service).not.toBeNull()
  expect(toasts.get()).toEqual([])
  expect(sessionStorage.getItem(`agenda.${accountEntry(session.site)}`)).toBeNull()
})

test('a tab with a sign-in of its own ends that which is kept on the device as well', () => {
  const session = tabOf('mine')
  keepAccount(session.site, { account: editor, mark: 'kept' }, 'device')
  session.signOut()
  expect(endedMarks()).toEqual(['mine', 'kept'])
  expect(localStorage.getItem(`agenda.${accountEntry(session.site)}`)).toBeNull()
})

test('a page that wakes after too long leaves a sign-in of the device; sooner, it is a use', () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  const session = tabOf('mine')
  keepAccount(session.site, { account: editor, mark: 'mine' }, 'device')
  for (const days of [20, 40, 71]) {
    expect(session.current().service).not.toBeNull()
    vi.setSystemTime(days * 24 * 3_600_000)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  expect(session.current().service).toBeNull()
  expect(localStorage.getItem(`agenda.${accountEntry(session.site)}`)).toBeNull()
})

test('few endings are noted, and none for long', () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  endSignIns(Array.from({ length: 300 }, (_, at) => `${at}a`))
  expect(endedMarks()).toHaveLength(200)
  expect(endedMarks()).toContain('299a')
  vi.setSystemTime(91 * 24 * 3_600_000)
  endSignIns(['b'])
  expect(endedMarks()).toEqual(['b'])
})
