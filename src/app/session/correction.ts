import * as z from 'zod/mini'
import type { Configuration } from '../../service/configuration.ts'
import type { Correction } from '../../service/discovery.ts'
import { onThisDevice, readEntry, writeEntry } from '../../ui/storage.ts'

const keptSchema = z.array(
  z.object({
    key: z.enum(['namespace', 'languageParameter']),
    found: z.string().check(z.minLength(1)),
  }),
)

type Kept = readonly Pick<Correction, 'key' | 'found'>[]

function correctionEntry(site: string): string {
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
  const kept = keptCorrections(site)
  if (kept.length === 0) return configuration
  const { corrected } = await import('../../service/discovery.ts')
  return corrected(configuration, kept)
}

/** Applies to this browser until it is erased; the remedy for everyone is `config.json`. */
export function keepCorrections(site: string, corrections: Kept): void {
  const others = keptCorrections(site).filter(({ key }) =>
    corrections.every((one) => one.key !== key),
  )
  const kept = [...others, ...corrections].map(({ key, found }) => ({ key, found }))
  writeEntry(onThisDevice, correctionEntry(site), JSON.stringify(kept))
}

function keptCorrections(site: string): Kept {
  try {
    const read = keptSchema.safeParse(
      JSON.parse(readEntry(onThisDevice, correctionEntry(site)) ?? '[]'),
    )
    return read.success ? read.data : []
  } catch {
    return []
  }
}
