import type { Configuration } from '../../service/configuration.ts'
import { onThisDevice, readEntry } from '../../ui/storage.ts'

/** Under which name this browser keeps the names that it was told to use for a site. */
export function correctionEntry(site: string): string {
  return `correction ${site}`
}

/**
 * The configuration with the names that this browser was told to use for this site. Few browsers were: the code
 * for it comes only to them.
 */
export async function withKeptCorrections(
  configuration: Configuration,
  site: string,
): Promise<Configuration> {
  if (readEntry(onThisDevice, correctionEntry(site)) === null) return configuration
  const { withCorrections } = await import('./keptCorrections.ts')
  return withCorrections(configuration, site)
}
