import type { Identified } from '../../../core/resource/collection.ts'
import type { BoardRow } from '../state/boardRow.ts'
import type { PairedCollection } from '../pairing/listing.ts'
import type { SourceAt } from '../savedFrom/savedFrom.ts'
import { isOneRecord } from '../state/version.ts'
import { isBehind, isUntranslated } from '../state/texts.ts'
import { textOfRecord } from './checked.ts'
import { fingerprint } from './fingerprint.ts'
import { type TextKind, textKinds, type TextUnit } from './textUnit.ts'

/** Which of the rows go out, by how their translation stands. */
export const wantedStates = ['missing', 'outOfDate', 'identical'] as const
export type WantedState = (typeof wantedStates)[number]

interface Way {
  readonly site: string
  readonly collection: PairedCollection
  readonly from: string
  readonly to: string
}

interface Going extends Way {
  readonly kinds: readonly TextKind[]
  readonly recordAt: (language: string, id: number) => Identified | undefined
  readonly notesOf: (record: Identified) => readonly string[]
}

/**
 * Whether a row has something to translate from, and its translation stands as asked: against the language it is handed
 * out in, which need not be the one that the board goes by.
 */
export function isGoing(
  row: BoardRow,
  { collection, from, to }: Way,
  state: WantedState | undefined,
  sourceAt: SourceAt,
): boolean {
  const source = row.cells[from]?.version
  const target = row.cells[to]?.version
  // What a password protects is kept back by the service, and so not handed on.
  if (source === undefined || source.withheld || target?.withheld) return false
  if (target !== undefined && isOneRecord(source, target)) return false
  if (isPerhapsThere(row, to)) return false
  if (state === undefined) return true
  if (target === undefined) return state === 'missing'
  if (state === 'identical') return isUntranslated(collection, source.texts, target.texts)
  return state === 'outOfDate' && isBehind(sourceAt(collection, target, source), source)
}

/** Whether a version that nobody found may exist already: it is not handed out to be made a second time. */
export const isPerhapsThere = ({ cells, unpaired }: BoardRow, to: string): boolean =>
  cells[to] === undefined && unpaired.includes(to)

/** The texts of these rows; what the source leaves empty has nothing to translate. */
export function unitsOf(rows: readonly BoardRow[], going: Going): readonly TextUnit[] {
  const { site, collection, from, to, recordAt, notesOf } = going
  const way = { site, collection, from, to }
  return rows.flatMap((row) => {
    const id = row.cells[from]?.version.id
    const source = id === undefined ? undefined : recordAt(from, id)
    if (source === undefined) return []
    const targetId = row.cells[to]?.version.id ?? null
    const version = targetId === null ? undefined : recordAt(to, targetId)
    const notes = notesOf(source)
    return textKinds
      .filter((kind) => going.kinds.includes(kind))
      .flatMap((kind): TextUnit[] => {
        const text = textOfRecord(collection, source, kind) ?? ''
        const target = version ? (textOfRecord(collection, version, kind) ?? '') : ''
        if (text.trim() === '') return []
        const ids = { id: source.id, targetId }
        const hashes = { sourceHash: fingerprint(text), targetHash: fingerprint(target) }
        return [{ ...way, ...ids, kind, source: text, target, notes, ...hashes }]
      })
  })
}
