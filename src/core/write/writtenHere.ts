import type { Service } from '../../api/service.ts'
import { whenOver } from './whenOver.ts'

const written = new Set<string>()

const nameOf = (...record: readonly (string | number)[]) => record.join(' ')

whenOver(({ site, language, collection, id }) => {
  if (id !== null) written.add(nameOf(site, language, collection, id))
})

/** Whether a record was written from this page since it was opened. */
export function isWrittenHere(
  { site, language }: Service,
  collection: string,
  id: number,
): boolean {
  return written.has(nameOf(site, language, collection, id))
}
