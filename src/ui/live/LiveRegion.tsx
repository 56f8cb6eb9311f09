import { usePageStore } from '../../platform/pageStore.ts'
import { createPortal } from 'react-dom'
import { Sentence } from '../speech/Sentence.tsx'
import { Unseen } from '../Unseen.tsx'
import { announced } from './announcements.ts'

/** Where `announce` is heard. The shell holds exactly one. */
export function LiveRegion() {
  const spoken = usePageStore(announced)
  return createPortal(
    // A dialog of MUI hides all else in the body from screen readers, but no slot.
    <slot>
      <Unseen as="output" aria-live="polite">
        {spoken.map(({ id, sentence }) => (
          <p key={id}>
            <Sentence words={sentence} />
          </p>
        ))}
      </Unseen>
    </slot>,
    document.body,
  )
}
