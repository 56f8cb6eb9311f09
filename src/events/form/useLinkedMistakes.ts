import type { Sentences } from '../../collection/form/recordForm.ts'
import type { EventFormValues } from './eventValues.ts'
import { useLinkMistake } from './useLinkMistake.ts'

/** Looks once more at what an event is newly linked to. */
export function useLinkedMistakes() {
  const mistakeIn = useLinkMistake()
  return async (filled: EventFormValues, boxes: EventFormValues): Promise<Sentences> => {
    const asked = (['venue', 'organizer', 'categories', 'tags'] as const).map(async (name) => {
      const fresh = boxes[name].filter((id) => !filled[name].includes(id))
      const said = await mistakeIn(name, fresh)
      return said === undefined ? [] : [[name, said] as const]
    })
    return Object.fromEntries((await Promise.all(asked)).flat())
  }
}
