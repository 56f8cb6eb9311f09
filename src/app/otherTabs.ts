import { reloadSettings } from '../ui/settings.ts'
import { entryNames, inThisTab, storagePrefix } from '../ui/storage.ts'
import { accountEntry } from './session/keptAccount.ts'
import type { Session } from './session/session.ts'

/**
 * Follows what other tabs of this browser do: a sign-out on this device is one everywhere, and settings are the
 * same in all tabs. A tab with a sign-in of its own stays in.
 */
export function followOtherTabs(session: Session): void {
  const entry = accountEntry(session.site)
  addEventListener('storage', ({ key, newValue }) => {
    if (key === `${storagePrefix}settings`) reloadSettings()
    const isGone = key === storagePrefix + entry && newValue === null
    if (isGone && !entryNames(inThisTab).includes(entry)) session.signOut()
  })
}
