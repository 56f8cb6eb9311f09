interface Connection {
  readonly saveData?: boolean
}

/** Somebody who pays for every byte fetches what is opened, and no more. */
export function isSaving(): boolean {
  return 'connection' in navigator && (navigator.connection as Connection).saveData === true
}
