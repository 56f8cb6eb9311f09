import { useSyncExternalStore } from 'react'
import { Unseen } from '../Unseen.tsx'
import { announced, subscribeAnnouncements } from './announcements.ts'
import { Sentence } from '../speech/Sentence.tsx'

/** Where `announce` is heard. The shell holds exactly one. */
export function LiveRegion() {
  return (
    <Unseen as="output" aria-live="polite">
      <Sentence words={useSyncExternalStore(subscribeAnnouncements, announced)} />
    </Unseen>
  )
}
