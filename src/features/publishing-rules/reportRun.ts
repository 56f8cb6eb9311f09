import type { Page } from '../../core/resource/envelope.ts'
import { createJob } from '../../core/job/createJob.ts'
import { type Breach } from '../../resources/events/editing.ts'
import type { EventRecord } from '../../resources/events/events.ts'

/** An event, and the rules it breaks. */
export interface Judgement {
  readonly event: EventRecord
  readonly breaches: readonly Breach[]
}

/** A report as it stands; another object with every change. */
export interface ReportState {
  readonly doing: 'reading' | 'judging' | null
  /** of the events that are looked at */
  readonly done: number
  readonly known: number
  readonly judgements: readonly Judgement[]
  /** events that could not be read, or slipped from page to page */
  readonly unread: number
  /** protected by a password: what they say is kept back */
  readonly withheld: number
  readonly isStopped: boolean
  readonly error: unknown
}

interface Work {
  pages(signal: AbortSignal): AsyncIterable<Page<EventRecord>>
  /** What looks at each, once all of them are known. */
  judge(
    records: readonly EventRecord[],
  ): Promise<(event: EventRecord) => Promise<readonly Breach[]>>
  onChange(state: ReportState): void
  /** ends it: what was found so far stays */
  readonly signal: AbortSignal
}

export const notBegun: ReportState = {
  doing: 'reading',
  done: 0,
  known: 0,
  judgements: [],
  unread: 0,
  withheld: 0,
  isStopped: false,
  error: null,
}

/** Each change draws the page: not every event is one. */
const changesEvery = 10

/** Reads a list page after page, then looks at its events, a few at once. @returns how it ended */
export async function reportRun({ pages, judge, onChange, signal }: Work): Promise<ReportState> {
  const events = new Map<number, EventRecord>()
  const judging = createJob<EventRecord, Judgement | null>({ keyOf: ({ id }) => String(id) })
  signal.addEventListener('abort', () => void judging.cancel())
  let state = notBegun
  const change = (changes: Partial<ReportState>) => {
    state = { ...state, ...changes }
    onChange(state)
  }

  const readAll = async () => {
    let [unreadable, known] = [0, 0]
    for await (const { items, total, unreadable: lost } of pages(signal)) {
      for (const event of items) events.set(event.id, event)
      unreadable += lost
      known = Math.max(known, total)
      change({ done: events.size, known, unread: Math.max(unreadable, 0) })
    }
    change({ unread: Math.max(unreadable, known - events.size) })
  }

  const judgeAll = async () => {
    const all = [...events.values()]
    const open = all.filter(({ withheld }) => !withheld)
    change({ doing: 'judging', done: 0, known: open.length, withheld: all.length - open.length })
    const look = await judge(open)
    if (signal.aborted) return
    const judged = () => judging.state().results.flatMap(({ outcome }) => outcome ?? [])
    const stopListening = judging.subscribe(() => {
      const { done } = judging.state()
      if (done % changesEvery === 0) change({ done, judgements: judged() })
    })
    // A look that fails is no judgement.
    const results = await judging.run(open, (event) =>
      look(event).then(
        (breaches) => ({ event, breaches }),
        () => null,
      ),
    )
    stopListening()
    const failed = results.filter(({ outcome }) => outcome === null).length
    const { done } = judging.state()
    change({ done, judgements: judged(), unread: state.unread + failed })
  }

  try {
    await readAll()
    if (!signal.aborted) await judgeAll()
  } catch (error) {
    if (!signal.aborted) change({ error })
  }
  change({ doing: null, isStopped: signal.aborted })
  return state
}
