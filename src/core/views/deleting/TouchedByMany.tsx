import type { Touched } from './deletable.ts'
import { TouchedRecords } from './TouchedRecords.tsx'
import { type TouchedPart, useTouched } from './useTouched.ts'

interface Props {
  touches: readonly Touched[]
  /** What the page knows of already. */
  known?: readonly TouchedPart[]
}

const none: readonly TouchedPart[] = []

/** What the deletion of several records touches, in each language. */
export function TouchedByMany({ touches, known = none }: Props) {
  const look = useTouched(touches)
  const parts = [...known, ...look.parts]
  const isAsking = parts.some((part) => part.isAsking)
  const isUnknown = parts.some((part) => !part.isAsking && part.error !== null)
  return <TouchedRecords look={{ ...look, parts, isAsking, isUnknown }} isOfMany />
}
