import type { ComponentType } from 'react'
import { useService } from '../../../api/useService.ts'
import { readWallDay } from '../../../time/wallTime.ts'
import type { EventCreatorProps } from '../EventCreatePage.tsx'
import { copiedBoxes } from './copiedValues.ts'
import { OriginalOf } from './OriginalOf.tsx'

interface Props {
  /** of the original */
  id: number
  /** The day of the copy. */
  on: string
  Creator: ComponentType<EventCreatorProps>
}

/** The form of a new event filled with another one. Nothing is made before it is saved. */
export function CopiedEvent({ id, on, Creator }: Props) {
  const { configuration } = useService()
  const day = readWallDay(on)
  return (
    <OriginalOf key={`${id} ${on}`} id={id}>
      {({ source }) => (
        <Creator filled={copiedBoxes(source, day && { day }, configuration.timezone)} />
      )}
    </OriginalOf>
  )
}
