import { useSyncExternalStore } from 'react'
import { Unseen } from '../Unseen.tsx'
import { announced, subscribeAnnouncements } from './announcements.ts'

/** Where `announce` is heard. The shell holds exactly one. */
export function LiveRegion() {
  return (
    <Unseen as="output" aria-live="polite">
      {useSyncExternalStore(subscribeAnnouncements, announced)}
    </Unseen>
  )
}
