import { useState } from 'react'
import { useService } from '../../../service/useService.ts'
import type { Identified, CollectionName } from '../../collection.ts'
import type { Fields } from '../../field.ts'
import { forgetOwnWrite, setBackIn } from '../../../core/write/ownWrites.ts'
import type { Difference, Saved } from '../../saved.ts'
import { afterPuttingBack, aftermathOf, aftermathWith } from './aftermath.ts'
import { setBackNow } from './setBackNow.ts'

interface Place<R extends Identified> {
  readonly name: CollectionName
  readonly fields: Fields<R>
}

/** What there is to tell of the saves of a form, and what others changed meanwhile. */
export function useAftermath<R extends Identified>(
  place: Place<R>,
  begun: readonly Difference[],
  record: R,
) {
  const service = useService()
  const [aftermath, setAftermath] = useState(() => aftermathWith(begun))
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
          : aftermathOf(place.fields, saved),
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
