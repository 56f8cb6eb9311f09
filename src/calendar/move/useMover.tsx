import { Suspense, useEffect, useState } from 'react'
import { useMayWrite } from '../../collection/list/statusReach.ts'
import { lazily } from '../../ui/lazily.tsx'
import { whenIdle } from '../../ui/whenIdle.ts'
import type { CalendarState } from '../page/useCalendar.ts'
import type { Item } from '../data/items.ts'
import { datable } from './movable.ts'
import type { Drop } from './drops.ts'
import type { Asked } from './Mover.tsx'
import { moveTasks } from './moveTasks.ts'
import { useFirstPress } from './useFirstPress.ts'

const Mover = lazily(() => import('./Mover.tsx').then((it) => it.Mover))

/** Milliseconds in which the month is painted, so that its code comes after it. */
const painted = { most: 2000, blindly: 50 }

/** The way to move events, for who may write; its code is not asked for before the first month is drawn, or somebody moves one. */
export function useMover(calendar: CalendarState) {
  const mayWrite = useMayWrite(calendar.service)
  const isHere = calendar.readings.every(({ isWhole }) => isWhole)
  const [isWanted, setWanted] = useState(false)
  useEffect(
    () => (isHere && mayWrite ? whenIdle(() => setWanted(true), painted) : undefined),
    [isHere, mayWrite],
  )
  const [tasks] = useState(moveTasks)
  useFirstPress(mayWrite, tasks, () => setWanted(true))
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = (item: Item) => {
    const record = datable(item)
    if (record) setAsked({ record, language: item.language })
  }
  const drop = (dropped: Drop) => {
    setWanted(true)
    tasks.give({ kind: 'drop', drop: dropped })
  }
  const mover =
    isWanted || asked ? (
      <Suspense>
        <Mover {...{ calendar, asked, tasks }} onAsked={() => setAsked(null)} />
      </Suspense>
    ) : null
  return { ask, drop, mover }
}
