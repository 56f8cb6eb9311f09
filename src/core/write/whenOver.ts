import type { Service } from '../../api/service.ts'
import type { Operation } from './operation.ts'

const listeners: ((operation: Operation) => void)[] = []

/** Hears of every operation that is over from this page, at once, whatever the device stores of it. */
export function whenOver(listener: (operation: Operation) => void): void {
  listeners.push(listener)
}

export function notifyOver(operation: Operation): void {
  for (const listener of listeners) listener(operation)
}

const written = new Set<string>()

const nameOf = (...record: readonly (string | number)[]) => record.join(' ')

whenOver(({ site, language, collection, id }) => {
  written.add(nameOf(site, language, collection, id))
})

/** Whether a record was written from this page since it was opened. */
export function isWrittenHere(
  { site, language }: Pick<Service, 'site'> & { readonly language: string },
  collection: string,
  id: number,
): boolean {
  return written.has(nameOf(site, language, collection, id))
}
