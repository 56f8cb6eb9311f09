import type { Operation } from './operation.ts'

const listeners: ((operation: Operation) => void)[] = []

/** Hears of every operation that is over from this page, at once, whatever the device stores of it. */
export function whenOver(listener: (operation: Operation) => void): void {
  listeners.push(listener)
}

export function notifyOver(operation: Operation): void {
  for (const listener of listeners) listener(operation)
}
