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

/**
 * The name of a field in words, of its own form or shared by several (`recordForm`), once these namespaces are loaded;
 * the interface's own name where there is none.
 */
export function fieldLabel(translator: i18n, name: WritableName, field: string): string {
  const found = [labelRooms[name], 'recordForm'].map((namespace): unknown =>
    translator.getResource(translator.language, namespace, `label.${field}`),
  )
  return String(found.find((label) => typeof label === 'string') ?? field)
}
