import type { i18n } from 'i18next'
import type { WritableName } from './collection.ts'

/** Where the fields of a collection have their names. */
export const labelRooms = {
  events: 'eventForm',
  venues: 'venueForm',
  organizers: 'organizerForm',
  categories: 'termForm',
  tags: 'termForm',
  media: 'picture',
} as const satisfies Record<WritableName, string>

/** The name of a field in words, once its room is loaded; the interface's own where there is none. */
export function fieldLabel(translator: i18n, name: WritableName, field: string): string {
  const found: unknown = translator.getResource(
    translator.language,
    labelRooms[name],
    `label.${field}`,
  )
  return typeof found === 'string' ? found : field
}
