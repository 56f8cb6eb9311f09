import * as z from 'zod/mini'
import { storedEntries } from '../../ui/storedEntries.ts'
import { pairedCollections, type Versions } from '../pairing/listing.ts'
import { nothingConfirmed, type ConfirmedPairs, type Said } from './confirmedPairs.ts'

/** A group as the ids in the order of `languages`, 0 for none: ten thousand groups take 200 kB of the storage's 5 MB. */
const rowsSchema = z.array(z.array(z.int()))

const keptSchema = z.object({
  version: z.literal(1),
  languages: z.array(z.string()),
  together: z.partialRecord(z.enum(pairedCollections), rowsSchema),
  apart: z.partialRecord(z.enum(pairedCollections), rowsSchema),
})

type Rows = z.infer<typeof keptSchema>['together']

function rowsOf(all: readonly Said[], languages: readonly string[]): Rows {
  const rows: Rows = {}
  for (const { collection, versions } of all)
    (rows[collection] ??= []).push(languages.map((language) => versions[language] ?? 0))
  return rows
}

function saidOf(rows: Rows, languages: readonly string[]): Said[] {
  const versionsOf = (row: readonly number[]): Versions =>
    Object.fromEntries(
      languages.flatMap((language, at) => {
        const id = row[at] ?? 0
        return id > 0 ? [[language, id]] : []
      }),
    )
  return pairedCollections.flatMap((collection) =>
    (rows[collection] ?? []).map((row) => ({ collection, versions: versionsOf(row) })),
  )
}

export function writtenPairs({ together, apart }: ConfirmedPairs): string | null {
  const all = [...together, ...apart]
  if (all.length === 0) return null
  const languages = [...new Set(all.flatMap(({ versions }) => Object.keys(versions)))].sort()
  return JSON.stringify({
    version: 1,
    languages,
    together: rowsOf(together, languages),
    apart: rowsOf(apart, languages),
  })
}

export function readPairs(text: string | null): ConfirmedPairs {
  if (text === null) return nothingConfirmed
  try {
    const { languages, together, apart } = keptSchema.parse(JSON.parse(text))
    return { together: saidOf(together, languages), apart: saidOf(apart, languages) }
  } catch {
    return nothingConfirmed
  }
}

const entries = storedEntries<ConfirmedPairs>({
  family: 'pairs.',
  read: readPairs,
  write: writtenPairs,
})

/** Pairs are of a site, whoever confirmed them. */
const nameOf = (site: string) => `pairs.${site}`

export const useConfirmedPairs = (site: string): ConfirmedPairs => entries.useEntry(nameOf(site))

/** Changes what is kept, after what other tabs wrote. False when the browser would not keep it: it lives as long as the page. */
export function changePairs(
  site: string,
  change: (pairs: ConfirmedPairs) => ConfirmedPairs,
): boolean {
  return entries.keep(nameOf(site), change(entries.reread(nameOf(site))))
}
