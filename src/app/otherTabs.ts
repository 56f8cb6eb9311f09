import { reloadSettings } from '../ui/settings.ts'
import { storagePrefix } from '../ui/storage.ts'
import { whenEnded } from './session/endedSignIns.ts'
import type { Session } from './session/session.ts'

/**
 * Follows what other tabs of this browser do: signing out ends a sign-in in all its tabs, and settings are the same in
 * all of them. A tab with a sign-in of its own stays in.
 */
export function followOtherTabs(session: Session): void {
  addEventListener('storage', ({ key }) => {
    if (key === `${storagePrefix}settings`) reloadSettings()
  })
  whenEnded(session.leave)
  addEventListener('pageshow', session.wake)
  document.addEventListener('visibilitychange', session.wake)
}
