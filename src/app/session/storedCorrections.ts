import * as z from 'zod/mini'
import { type Configuration, namePatterns } from '../../api/configuration.ts'
import type { Correction } from '../../api/discovery.ts'
import { onThisDevice, readJson, writeEntry } from '../../ui/storage.ts'

/** Under which name this browser keeps the names that it was told to use for a site. */
const correctionEntry = (site: string): string => `correction ${site}`

const keptSchema = z.array(
  z.object({
    key: z.enum(['namespace', 'languageParameter']),
    found: z.string(),
  }),
)

type Kept = readonly Pick<Correction, 'key' | 'found'>[]

/** The configuration with what is kept; what cannot be read is not there. */
export function withCorrections(configuration: Configuration, site: string): Configuration {
  const names = Object.fromEntries(keptCorrections(site).map(({ key, found }) => [key, found]))
  return { ...configuration, service: { ...configuration.service, ...names } }
}

/** Applies to this browser until null takes all of them back; the remedy for everyone is `config.json`. */
export function keepCorrections(site: string, corrections: Kept | null): void {
  const others = keptCorrections(site).filter(({ key }) =>
    corrections?.every((one) => one.key !== key),
  )
  const kept = corrections && [...others, ...corrections].map(({ key, found }) => ({ key, found }))
  writeEntry(onThisDevice, correctionEntry(site), kept && JSON.stringify(kept))
}

function keptCorrections(site: string): Kept {
  const kept = keptSchema.safeParse(readJson(onThisDevice, correctionEntry(site))).data ?? []
  return kept.filter(({ key, found }) => namePatterns[key].test(found))
}
