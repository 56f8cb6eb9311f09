/** Work over many items as it stands; another object with every change. */
export interface BulkState<Outcome> {
  /** by the place of the item; nothing for those that are not done */
  readonly outcomes: readonly (Outcome | undefined)[]
  readonly done: number
  /** begun and not ended */
  readonly underWay: number
  readonly isPaused: boolean
  readonly isCancelled: boolean
  /** nothing is under way and nothing will be begun any more */
  readonly isOver: boolean
}

export interface BulkRun<Outcome> {
  state(): BulkState<Outcome>
  subscribe(listener: () => void): () => void
  /** What is under way goes on to its end. */
  pause(): void
  resume(): void
  /** What is under way goes on to its end; what was not begun never is. */
  cancel(): void
  readonly over: Promise<BulkState<Outcome>>
}

interface Work<Item, Outcome> {
  readonly items: readonly Item[]
  /** Never rejects: what goes wrong is an outcome. */
  perform(item: Item): Promise<Outcome>
  /** Outcomes after which the others would fare no better until somebody did something. */
  pausesAfter?(outcome: Outcome): boolean
  readonly atOnce?: number
}

/** A service of this kind shares its machine with the website. */
const usuallyAtOnce = 4

/** Begins the work: every item once, in order, a few at a time. */
export function bulkRun<Item, Outcome>(work: Work<Item, Outcome>): BulkRun<Outcome> {
  const { items, perform, pausesAfter, atOnce = usuallyAtOnce } = work
  const listeners = new Set<() => void>()
  let end: (state: BulkState<Outcome>) => void = () => undefined
  const over = new Promise<BulkState<Outcome>>((resolve) => {
    end = resolve
  })
  let begun = 0
  let state: BulkState<Outcome> = {
    outcomes: items.map(() => undefined),
    done: 0,
    underWay: 0,
    isPaused: false,
    isCancelled: false,
    isOver: items.length === 0,
  }

  const change = (changes: Partial<BulkState<Outcome>>) => {
    const next = { ...state, ...changes }
    const isOver = next.underWay === 0 && (next.isCancelled || next.done === items.length)
    state = { ...next, isOver }
    for (const listener of listeners) listener()
    if (isOver) end(state)
  }

  const one = async (at: number, item: Item) => {
    const outcome = await perform(item)
    change({
      outcomes: state.outcomes.with(at, outcome),
      done: state.done + 1,
      underWay: state.underWay - 1,
      isPaused: state.isPaused || (pausesAfter?.(outcome) ?? false),
    })
    proceed()
  }

  const proceed = () => {
    while (
      begun < items.length &&
      state.underWay < atOnce &&
      !state.isPaused &&
      !state.isCancelled
    ) {
      const at = begun
      const item = items[at]
      begun += 1
      if (item === undefined) continue
      change({ underWay: state.underWay + 1 })
      void one(at, item)
    }
  }

  if (state.isOver) end(state)
  else proceed()
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    pause: () => change({ isPaused: true }),
    resume: () => {
      change({ isPaused: false })
      proceed()
    },
    cancel: () => change({ isCancelled: true }),
    over,
  }
}
