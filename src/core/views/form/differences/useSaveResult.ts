import { useState } from 'react'
import { useService } from '../../../../api/useService.ts'
import type { CollectionName, Identified } from '../../../resource/collection.ts'
import type { Fields } from '../../../resource/field.ts'
import { forgetOwnWrite, setBackIn } from '../../../write/ownWrites.ts'
import type { Difference, Saved } from '../../../write/saved.ts'
import { saveResultOf, saveResultWith, afterPuttingBack } from './saveResult.ts'

/** Changed again since it was told, it is no longer what was put over: that is other news. */
function isAsFound<R extends Identified>(
  fields: Fields<R>,
  { field, found }: Difference,
  reading: R,
): boolean {
  return fields[field]?.same(fields[field].of(reading), found) === true
}

interface SetBack {
  /** what this page sees by itself in the reading */
  readonly seen: readonly Difference[]
  /** what was found of any write from here, the newest first */
  readonly known: readonly Difference[]
}

/** What somebody has put over what was saved here, and still is so in this reading; each field once. */
export function setBackNow<R extends Identified>(
  fields: Fields<R>,
  { seen, known }: SetBack,
  reading: R,
): readonly Difference[] {
  const said = new Set<string>()
  return [...seen, ...known].filter((one) => {
    if (said.has(one.field) || !isAsFound(fields, one, reading)) return false
    said.add(one.field)
    return true
  })
}

interface Place<R extends Identified> {
  readonly name: CollectionName
  readonly fields: Fields<R>
}

/** What there is to tell of the saves of a form, and what others changed meanwhile. */
export function useSaveResult<R extends Identified>(
  place: Place<R>,
  begun: readonly Difference[],
  record: R,
) {
  const service = useService()
  const [aftermath, setAftermath] = useState(() => saveResultWith(begun))
  const [taken, setTaken] = useState<readonly string[]>([])
  const [setBack, setSetBack] = useState(() => setBackIn(service, place, record))
  const { fields } = place
  return {
    aftermath,
    taken,
    setBack,
    saved(saved: Saved<R>, putBack?: readonly Difference[]) {
      setAftermath((earlier) =>
        putBack
          ? afterPuttingBack(place.fields, earlier, putBack, saved)
          : saveResultOf(place.fields, saved),
      )
      const seen = setBackIn(service, place, saved.record)
      setSetBack((known) => setBackNow(fields, { seen, known }, saved.record))
      setTaken([])
    },
    /**
     * @param names of the fields that it takes over from there
     * @param found what was saved from here and is otherwise in it, where that was looked for
     */
    read(reading: R, names: readonly string[], found: readonly Difference[] = []) {
      const seen = setBackIn(service, place, reading)
      const next = (earlier: readonly Difference[]) =>
        setBackNow(fields, { seen, known: [...found, ...earlier] }, reading)
      setSetBack(next)
      const said = new Set(next(setBack).map(({ field }) => field))
      setTaken((earlier) => [...new Set([...earlier, ...names.filter((name) => !said.has(name))])])
    },
    keep: (some: readonly Difference[]) =>
      setAftermath((earlier) => ({
        ...earlier,
        differences: earlier.differences.filter((one) => !some.includes(one)),
      })),
    keepSetBack(id: number) {
      forgetOwnWrite(service, place.name, id)
      setSetBack([])
    },
    keepTaken: () => setTaken([]),
  }
}
