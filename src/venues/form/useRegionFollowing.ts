import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { derivedRegion, isOfRegion } from './region.ts'
import type { VenueBoxes } from './venueForm.ts'

/**
 * A region that is the others' follows them while they are typed, in its own box. It is sent as it stands there: a
 * live service would make it of the others by itself, and another one leaves it as it was (contract.md §7.7).
 */
export function useRegionFollowing({
  subscribe,
  getValues,
  setValue,
}: UseFormReturn<VenueBoxes>): void {
  useEffect(() => {
    let before = derivedRegion(getValues())
    return subscribe({
      formState: { values: true },
      callback({ name, type, values }) {
        const now = derivedRegion(values)
        const isTyped = type === 'change' && isOfRegion(name)
        if (isTyped && now !== before && values.stateprovince === before)
          setValue('stateprovince', now, { shouldDirty: true })
        before = now
      },
    })
  }, [subscribe, getValues, setValue])
}
