import type { CollectionName } from '../../src/core/resource/collection.ts'
import type { WallDay } from '../../src/time/wallTime.ts'
import type { DraftRow } from '../../src/features/transfer/make/check/draftRow.ts'
import { ended } from '../../src/features/transfer/make/check/dryBed.ts'
import { draftRows } from '../../src/features/transfer/make/check/dryRun.ts'
import { newTable } from '../../src/features/transfer/make/file/newTable.ts'
import { nameIndex } from '../../src/features/transfer/make/names/nameIndex.ts'
import { readTable } from '../../src/features/transfer/table/readTable.ts'

const places = ['Ateneu', 'Plaça']
const index = nameIndex(places.map((name, at) => ({ id: at + 1, name, detail: `#${at + 1}` })))

/** A record in a line: its values, then its notes, then what is wrong. */
function lineOf({ values, links, notes, wrong }: DraftRow): string {
  const linked = Object.values(links)
    .flat()
    .map((link) => ('id' in link ? (places[link.id - 1] ?? '') : link.name))
  const noted = notes.map(({ field, word }) => `${field}: ${word}`)
  const refused = wrong.map(({ field, word }) => `${field}: ${word}`)
  return [
    ...Object.values(values).filter((value) => value !== false),
    ...linked,
    ...(noted.length > 0 ? [`(${noted.join(', ')})`] : []),
    ...(refused.length > 0 ? [`refused: ${refused.join(', ')}`] : []),
  ].join(' | ')
}

/** The new records that Agenda makes of a file, each in a line. */
export async function madeOf(
  of: CollectionName,
  bytes: Uint8Array<ArrayBuffer>,
  locale: string,
): Promise<readonly string[]> {
  const read = await readTable(bytes, { locale })
  if ('problem' in read) throw new Error(read.problem)
  const { table, mapping } = newTable(of, read)
  const rows = ended(
    draftRows(table, {
      of,
      mapping,
      today: '2026-11-22' as WallDay,
      zone: 'Europe/Madrid',
      statuses: ['publish', 'draft'],
      indexOf: () => index,
      choices: new Map(),
    }),
  )
  return rows.map(lineOf)
}
