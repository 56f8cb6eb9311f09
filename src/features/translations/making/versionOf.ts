import type { CollectionName } from '../../../core/resource/collection.ts'
import type { Service } from '../../../api/service.ts'

/** Names a version that is made of a record: every way of making it is the same one. */
export function versionOf(
  collection: CollectionName,
  { language }: Pick<Service, 'language'>,
  id: number,
): string {
  return `version of ${collection} ${language} ${id}`
}
