import { useState } from 'react'
import type { HeldVersion } from './useVersion.ts'

/** A save of several languages that not all of them came out of. */
export interface Partly {
  readonly saved: readonly string[]
  readonly left: readonly string[]
}

/** Whether something of a version still waits: for a choice, for another try, or to be saved at all. */
function isLeft({ isDirty, editing: { saving, aftermath } }: HeldVersion): boolean {
  return isDirty || saving.held !== null || aftermath.aftermath.differences.length > 0
}

/** What a save of several languages left; it goes with what is saved or given up since. */
export function usePartly(all: readonly HeldVersion[]) {
  const [partly, setPartly] = useState<Partly | null>(null)
  const left = partly?.left.filter((code) =>
    all.some((version) => version.language === code && isLeft(version)),
  )
  return {
    partly: partly && left && left.length > 0 ? { saved: partly.saved, left } : null,
    setPartly,
    /** One of them came out of it by itself. */
    landed: (language: string) =>
      setPartly(
        (before) =>
          before && {
            saved: before.left.includes(language) ? [...before.saved, language] : before.saved,
            left: before.left.filter((code) => code !== language),
          },
      ),
  }
}
