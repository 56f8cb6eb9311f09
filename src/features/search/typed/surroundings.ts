import type { Configuration } from '../../../api/configuration.ts'

/** What a typed text is read against. */
export interface Surroundings {
  readonly configuration: Configuration
  /** `document.baseURI`: where Agenda lives */
  readonly base: string
  /** whether Agenda has a page at this path below its base */
  readonly isPage: (path: string) => boolean
}

/** Where the base ends, with a slash. */
export function rootOf({ base }: Surroundings): URL {
  return new URL('.', base)
}
