import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { fewAtOnce } from '../../../../core/job/fewAtOnce.ts'
import type { CollectionName } from '../../../../core/resource/collection.ts'
import { goesOut, useWriteReasons } from '../../../../resources/events/editing.ts'
import { useService } from '../../../../api/useService.ts'
import type { DryRow } from './dryRun.ts'

/** Why rows may not go out, by their place. */
type Reasons = ReadonlyMap<number, readonly string[]>

const none: Reasons = new Map()

/** What a row names as an event has it; what is made before it is there by then. */
function valuesOf({ values, links }: DryRow) {
  const linked = Object.entries(links).map(([field, some]) => [
    field,
    some.map((link) => ('id' in link ? link.id : 0)),
  ])
  return { ...values, ...Object.fromEntries(linked) }
}

/** The row as a draft, which says why. */
function asDraft(row: DryRow, reasons: readonly string[]): DryRow {
  const note = { field: 'status', word: 'heldBack', reasons } as const
  return { ...row, values: { ...row.values, status: 'draft' }, notes: [...row.notes, note] }
}

/** Rows of events that would go out against the rules of the site become drafts; nothing of a file is lost by that. */
export function useRuledRows(of: CollectionName, rows: readonly DryRow[]) {
  const { rules } = useService().configuration
  const isJudged = of === 'events' && rules !== undefined
  const reasonsAgainst = useWriteReasons()
  const [found, setFound] = useState<{ rows: readonly DryRow[]; reasons: Reasons } | null>(null)
  const sentencesAgainst = async (row: DryRow) => {
    const against = await reasonsAgainst({ opened: null, changes: valuesOf(row) })
    return against.map(({ words }) => words)
  }
  const reasonsOf = async (row: DryRow) => [row.place, await sentencesAgainst(row)] as const
  const judge = useEffectEvent(async () => {
    const out = rows.filter(({ values }) => goesOut(String(values['status'])))
    const all = await fewAtOnce(out, reasonsOf)
    return new Map(all.filter(([, reasons]) => reasons.length > 0))
  })
  useEffect(() => {
    if (!isJudged) return undefined
    let isWanted = true
    const follow = async () => {
      const reasons = await judge()
      if (isWanted) setFound({ rows, reasons })
    }
    void follow()
    return () => {
      isWanted = false
    }
  }, [isJudged, rows])
  const reasons = isJudged && found?.rows === rows ? found.reasons : none
  const ruled = useMemo(
    () =>
      reasons.size === 0
        ? rows
        : rows.map((row) => {
            const why = reasons.get(row.place)
            return why ? asDraft(row, why) : row
          }),
    [rows, reasons],
  )
  return { rows: ruled, isReading: isJudged && found?.rows !== rows }
}
