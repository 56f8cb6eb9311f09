import * as z from 'zod/mini'
import { type Configuration, namePatterns } from '../../service/configuration.ts'
import type { Correction } from '../../service/discovery.ts'
import { onThisDevice, readEntry, writeEntry } from '../../ui/storage.ts'

/** Under which name this browser keeps the names that it was told to use for a site. */
function correctionEntry(site: string): string {
  return `correction ${site}`
}

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

/** Applies to this browser until it is taken back; the remedy for everyone is `config.json`. */
export function keepCorrections(site: string, corrections: Kept): void {
  const others = keptCorrections(site).filter(({ key }) =>
    corrections.every((one) => one.key !== key),
  )
  const kept = [...others, ...corrections].map(({ key, found }) => ({ key, found }))
  writeEntry(onThisDevice, correctionEntry(site), JSON.stringify(kept))
}

/** Takes back what was kept: the names are the configured ones again. */
export function dropCorrections(site: string): void {
  writeEntry(onThisDevice, correctionEntry(site), null)
}

function keptCorrections(site: string): Kept {
  try {
    const read = keptSchema.safeParse(
      JSON.parse(readEntry(onThisDevice, correctionEntry(site)) ?? '[]'),
    )
    return read.success ? read.data.filter(({ key, found }) => namePatterns[key].test(found)) : []
  } catch {
    return []
  }
}
