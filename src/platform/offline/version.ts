/**
 * The version of the application that an index opens: the name of its last script, which holds the fingerprints of
 * all others. '' in an index that was not built.
 * @param index `index.html`, as text
 */
export function versionIn(index: string): string {
  const scripts = [...index.matchAll(/<script[^<>]+src="[^"<>]*\bassets\/([^"<>/]+)"/g)]
  return scripts.at(-1)?.[1] ?? ''
}

/** Where the application that an index opens lies on its host, as `npm run host` wrote it there. */
export function baseIn(index: string): string {
  return /<base href="([^"]*)"/.exec(index)?.[1] ?? ''
}

/** The version that this page is of; '' where there is no page. */
export function versionHere(): string {
  const scripts = [...(globalThis.document?.querySelectorAll('script[type="module"][src]') ?? [])]
  return versionIn(scripts.map(({ outerHTML }) => outerHTML).join(''))
}

/** The lock that each page of a version holds for as long as it is open: the files of that version stay as long. */
export function lockOf(scope: string, version: string): string {
  return `agenda.version ${scope} ${version}`
}

/** What a page asks of the worker. */
export const askVersion = 'version'

/** What a worker tells pages. */
export interface VersionMessage {
  /** the version whose files are all here */
  readonly version: string
}

export function isVersionMessage(data: unknown): data is VersionMessage {
  return typeof data === 'object' && data !== null && 'version' in data
}
