import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { JobState } from '../../core/job/createJob.ts'
import { useJob } from '../../core/job/useJob.ts'
import { useLetWait } from '../../collection/queue/useLetWait.ts'
import { isOfTheNetwork } from '../../service/ofTheNetwork.ts'
import type { Refusal } from '../../service/refusal.ts'
import { alone } from '../../ui/alone.ts'
import { isUnfinished, placesOf, type CopyPlan } from './copyPlan.ts'
import { currentPlan, keepPlan, noteCopy, planName, rereadPlan, usePlan } from './copyPlans.ts'
import {
  lookForCopies,
  makeCopy,
  queueCopies,
  stopsCopies,
  undoCopies,
  type CopyOutcome,
  type Copying,
  type StillThere,
} from './copying.ts'

/** What is being done: nothing, or one of these. */
export type Doing = 'looking' | 'making' | 'undoing' | null

interface Ended {
  /** a round of making came to its end */
  onMade: () => void
}

/** The copies of one event: made, paused, taken back, and gone on with after the page was left. */
export function useCopying(copying: Copying, { onMade }: Ended) {
  const client = useQueryClient()
  const plan = usePlan(copying)
  const [doing, setDoing] = useState<Doing>(null)
  const [isElsewhere, setElsewhere] = useState(false)
  const [isKept, setKept] = useState(true)
  const [refusals, setRefusals] = useState<ReadonlyMap<number, Refusal>>(new Map())
  const job = useJob<number, CopyOutcome>({ keyOf: String, pausesAfter: stopsCopies })

  const { letWait } = useLetWait(copying.service)
  const isLeaving = useRef(false)

  const last = useRef(copying)
  useEffect(
    () => () => {
      const left = currentPlan(last.current)
      if (left && !isUnfinished(left)) keepPlan(last.current, null)
    },
    [],
  )

  const makeRest = async () => {
    rereadPlan(copying)
    isLeaving.current = false
    setDoing('looking')
    await lookForCopies(copying)
    const now = currentPlan(copying)
    const places = now ? placesOf(now, 'waiting', 'refused') : []
    setDoing('making')
    const results = await job.job.run(places, (at) => makeCopy(copying, at))
    const found = new Map(
      results.flatMap(({ item, outcome }): [number, Refusal][] =>
        outcome ? [[item, outcome]] : [],
      ),
    )
    setRefusals(found)
    setDoing('looking')
    // Who lets the rest wait has it looked for when it is sent.
    if (!isLeaving.current) await lookForCopies(copying)
    await client.invalidateQueries()
    if (isLeaving.current) await queueRest(found)
  }

  const queueRest = async (found: ReadonlyMap<number, Refusal>) => {
    const now = currentPlan(copying)
    if (now) await queueCopies(copying, uncarried(now, found), letWait)
  }

  const one = async (task: () => Promise<void>) => {
    setElsewhere(!(await alone(planName(copying), task)))
    setDoing(null)
  }

  const go = async () => {
    await one(makeRest)
    onMade()
  }

  return {
    plan,
    doing,
    job,
    refusals,
    isElsewhere,
    isKept,
    start: (next: CopyPlan) => {
      setKept(keepPlan(copying, next))
      void go()
    },
    /** What is missing; never before it was looked for what may have been made. */
    goOn: () => void go(),
    /** Settles by what a person saw whether an uncertain copy is there. */
    settle: (at: number, isThere: boolean) =>
      noteCopy(copying, at, { state: isThere ? 'made' : 'waiting', isOver: true }),
    /** How many are still there. */
    undo: async (evenIfChanged?: boolean) => {
      let kept: StillThere = { changed: 0, refused: 0 }
      await one(async () => {
        setDoing('undoing')
        kept = await undoCopies(copying, evenIfChanged)
        await client.invalidateQueries()
      })
      return kept
    },
    /** How many may wait for the network; none while that carries them. */
    unsent:
      plan && [...refusals.values(), ...stopping(job)].some(isOfTheNetwork)
        ? uncarried(plan, refusals).length
        : 0,
    letWait: () => {
      isLeaving.current = doing !== null
      void job.job.cancel()
      if (!isLeaving.current) void one(() => queueRest(refusals))
    },
    dismiss: () => keepPlan(copying, null),
  }
}

function stopping({ results }: JobState<number, CopyOutcome>): readonly Refusal[] {
  return results.flatMap(({ outcome }) => outcome ?? [])
}

/** Places of the copies that are not made, but for those refused for another reason than the network. */
function uncarried(plan: CopyPlan, refusals: ReadonlyMap<number, Refusal>): readonly number[] {
  return placesOf(plan, 'waiting', 'begun', 'unknown', 'refused').filter((at) => {
    const refusal = refusals.get(at)
    return refusal === undefined || isOfTheNetwork(refusal)
  })
}

export type CopyWork = ReturnType<typeof useCopying>
