import { namePatterns } from '../../api/outgoing.ts'
import type { Configuration } from '../../api/configuration.ts'
import type { Correction } from '../../api/discovery.ts'
import { isObject } from '../../api/isObject.ts'
import { onThisDevice, readJson, writeEntry } from '../../ui/storage.ts'

/** Under which name this browser keeps the names that it was told to use for a site. */
const correctionEntry = (site: string): string => `correction ${site}`

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
  const kept = readJson(onThisDevice, correctionEntry(site))
  return (Array.isArray(kept) ? kept : []).filter(isKept)
}

function isKept(one: unknown): one is Kept[number] {
  if (!isObject(one) || typeof one.found !== 'string') return false
  const { key, found } = one
  return (key === 'namespace' || key === 'languageParameter') && namePatterns[key].test(found)
}
