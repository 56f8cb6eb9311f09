import { pageStore, usePageStore } from '../../platform/pageStore.ts'
import { useEffect, useState } from 'react'
import { type ApiError, isOfTheNetwork } from '../../api/apiError.ts'
import { usuallyAtOnce } from '../query/fewAtOnce.ts'
import { beginOne } from '../write/underWay.ts'

/** One item and what came of it; nothing as long as it is not done. */
export interface JobResult<Item, Outcome> {
  readonly item: Item
  readonly outcome: Outcome | undefined
}

/** A job as it stands; another object with every change. */
interface JobState<Item, Outcome> {
  /** of every round, in the order in which the items came */
  readonly results: readonly JobResult<Item, Outcome>[]
  /** something was done for it */
  readonly isBegun: boolean
  /** of this round */
  readonly total: number
  readonly done: number
  /** begun and not ended */
  readonly underWay: number
  readonly isPaused: boolean
  /** when it goes on by itself, milliseconds of this device's clock */
  readonly goesOnAt: number | null
  readonly isCancelled: boolean
  /** a round is at work, or what belongs to it (`during`) */
  readonly isRunning: boolean
  /** key of the item that is done once more by itself */
  readonly again: string | null
}

interface JobKind<Item, Outcome> {
  /** A later round with the same key stands in for the earlier one. */
  keyOf(item: Item): string
  /** Outcomes after which the others would fare no better until somebody did something. */
  pausesAfter?(outcome: Outcome): boolean
  /**
   * Milliseconds to leave the service alone for, where it asked for that: then the item is done once more.
   * @param last that pause before, 0 when something was done since
   */
  putsOff?(outcome: Outcome, last: number): number
  /** of an earlier page */
  readonly first?: readonly JobResult<Item, Outcome>[]
  readonly atOnce?: number
}

/** Never rejects: what goes wrong is an outcome. */
type Perform<Item, Outcome> = (item: Item) => Promise<Outcome>

export interface Job<Item, Outcome> {
  state(): JobState<Item, Outcome>
  subscribe(listener: () => void): () => void
  /**
   * A round: every item once, in order, a few at a time.
   * @returns the results of all rounds, when it is over
   */
  run(
    items: readonly Item[],
    perform: Perform<Item, Outcome>,
  ): Promise<readonly JobResult<Item, Outcome>[]>
  /** One item by itself, while the results stay as they are. */
  again(item: Item, perform: Perform<Item, Outcome>): Promise<void>
  /** The job is running until this has ended. */
  during<T>(work: () => Promise<T>): Promise<T>
  /** What is under way goes on to its end. */
  pause(): void
  resume(): void
  /**
   * What is under way goes on to its end; what was not begun never is.
   * @returns the results of all rounds, when it is over
   */
  cancel(): Promise<readonly JobResult<Item, Outcome>[]>
}

/** Many items of one kind, done in rounds: each later round tries some of them again. */
export function createJob<Item, Outcome>(kind: JobKind<Item, Outcome>): Job<Item, Outcome> {
  const { keyOf, pausesAfter, putsOff, first = [], atOnce = usuallyAtOnce } = kind
  const places = new Map(first.map(({ item }, at) => [keyOf(item), at]))
  let queue: Item[] = []
  let pause = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let proceed: () => void = () => undefined
  let over: Promise<void> | null = null
  let works = 0
  const {
    get: state,
    set,
    subscribe,
  } = pageStore<JobState<Item, Outcome>>({
    results: first,
    isBegun: false,
    total: 0,
    done: 0,
    underWay: 0,
    isPaused: false,
    goesOnAt: null,
    isCancelled: false,
    isRunning: false,
    again: null,
  })

  const change = (changes: Partial<JobState<Item, Outcome>>) => set({ ...state(), ...changes })
  const resultsWith = (item: Item, outcome: Outcome | undefined) => {
    const at = places.get(keyOf(item))
    return at === undefined ? state().results : state().results.with(at, { item, outcome })
  }

  const during = async <T>(work: () => Promise<T>): Promise<T> => {
    works += 1
    change({ isBegun: true, isRunning: true })
    try {
      return await work()
    } finally {
      works -= 1
      change({ isRunning: works > 0 })
    }
  }

  const one = async (item: Item, perform: Perform<Item, Outcome>) => {
    const end = beginOne()
    const outcome = await perform(item).finally(end)
    const asked = putsOff?.(outcome, pause) ?? 0
    const isPausing = asked > 0 || (pausesAfter?.(outcome) ?? false)
    // Those under way at the same moment are asked the same: the first of them sets the clock.
    const isFirst = asked > 0 && !state().isPaused && !state().isCancelled
    if (asked > 0) queue.push(item)
    if (isFirst) timer = setTimeout(goOn, asked)
    if (isFirst || !isPausing) pause = asked
    change({
      results: resultsWith(item, outcome),
      done: asked > 0 ? state().done : state().done + 1,
      underWay: state().underWay - 1,
      isPaused: state().isPaused || isPausing,
      goesOnAt: isFirst ? Date.now() + asked : state().goesOnAt,
    })
    proceed()
  }

  const goOn = () => {
    clearTimeout(timer)
    change({ isPaused: false, goesOnAt: null })
    proceed()
  }
  /** What was to go on by itself does not. */
  const stopClock = (changes: Partial<JobState<Item, Outcome>>) => {
    clearTimeout(timer)
    change({ goesOnAt: null, ...changes })
  }

  const begin = (items: readonly Item[]) => {
    const results = [...state().results]
    for (const item of items) {
      const at = places.get(keyOf(item)) ?? results.length
      places.set(keyOf(item), at)
      results[at] = { item, outcome: undefined }
    }
    const atRest = { done: 0, underWay: 0, isPaused: false, isCancelled: false }
    change({ results, total: items.length, ...atRest })
  }

  return {
    state,
    subscribe,
    run: (items, perform) =>
      during(async () => {
        // One that was cancelled ends first.
        if (over) await over
        begin(items)
        queue = [...items]
        let begun = 0
        over = new Promise<void>((end) => {
          proceed = () => {
            while (state().underWay < atOnce && !state().isPaused && !state().isCancelled) {
              const item = queue[begun]
              if (item === undefined) break
              begun += 1
              change({ underWay: state().underWay + 1 })
              void one(item, perform)
            }
            if (state().underWay === 0 && (state().isCancelled || begun === queue.length)) end()
          }
          proceed()
        })
        await over
        over = null
        return state().results
      }),
    again: async (item, perform) => {
      change({ again: keyOf(item) })
      const outcome = await perform(item)
      change({ results: resultsWith(item, outcome), again: null })
    },
    during,
    pause: () => stopClock({ isPaused: true }),
    resume: goOn,
    cancel: async () => {
      if (!state().isCancelled) stopClock({ isCancelled: true })
      proceed()
      await over
      return state().results
    },
  }
}

/** A job with its state, drawn anew with every change. */
export interface JobInPage<Item, Outcome> extends JobState<Item, Outcome> {
  readonly job: Job<Item, Outcome>
}

/** A job of the page: leaving it begins no more items. */
export function useJob<Item, Outcome>(kind: JobKind<Item, Outcome>): JobInPage<Item, Outcome> {
  const [job] = useState(() => createJob(kind))
  useEffect(() => () => void job.cancel(), [job])
  return { ...usePageStore({ subscribe: job.subscribe, get: job.state }), job }
}

/** An item that may wait for the network. */
export interface Unsent<Item, Outcome> extends JobResult<Item, Outcome> {
  /** since when it may have got through, milliseconds of this device's clock; null for surely not */
  readonly sentAt: number | null
}

/**
 * Where the network stopped a job: what was not begun or not carried. What was refused for another reason is for a person
 * to look at.
 */
export function unsentIn<Item, Outcome>(
  results: readonly JobResult<Item, Outcome>[],
  refusalOf: (outcome: Outcome) => ApiError | undefined,
): readonly Unsent<Item, Outcome>[] {
  let isStopped = false
  const unsent = results.flatMap((result): Unsent<Item, Outcome>[] => {
    if (result.outcome === undefined) return [{ ...result, sentAt: null }]
    const refusal = refusalOf(result.outcome)
    if (refusal === undefined || !isOfTheNetwork(refusal)) return []
    isStopped = true
    return [{ ...result, sentAt: refusal.afterWrite === undefined ? null : Date.now() }]
  })
  return isStopped ? unsent : []
}
