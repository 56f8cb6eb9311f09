/**
 * What went wrong, in a few words: the message of the innermost cause. Node names a refused connection to a
 * host of several addresses by its code alone.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause !== undefined) return reasonOf(error.cause)
  if (error.message !== '') return error.message
  return 'code' in error ? String(error.code) : error.name
}

/** Says what is wrong with a command line, and how it is used, and ends. */
export const refusing =
  (usage: string) =>
  (reason: string): never => {
    console.error(`${reason}\n\n${usage}`)
    process.exit(2)
  }
