import type { Page } from '../../../core/resource/envelope.ts'
import type { Identified } from '../../../core/resource/collection.ts'
import type { FileWriter, Loss } from './fileWriter.ts'

/** What is not in the file, and why. */
export interface Missing extends Readonly<Partial<Record<Loss, number>>> {
  /** records that could not be read */
  readonly unreadable: number
  /** records that slipped from page to page while these were read */
  readonly slipped: number
  /** protected by a password: the service keeps back what they say */
  readonly withheld: number
}

/** An export as it stands; another object with every change. Counts are of records. */
export type ExportState =
  | { readonly kind: 'reading'; readonly done: number; readonly known: number }
  | { readonly kind: 'writing'; readonly done: number; readonly known: number }
  /** what was read is kept: going on begins with the page that could not be read */
  | {
      readonly kind: 'unread'
      readonly done: number
      readonly known: number
      readonly error: unknown
    }
  /** all was read, and no file could be made of it: going on begins anew */
  | { readonly kind: 'unwritten' }
  | { readonly kind: 'stopped' }
  | {
      readonly kind: 'done'
      readonly file: Blob
      readonly count: number
      readonly missing: Missing
    }

export interface ExportRun {
  stop(): void
  /** After a failure. */
  goOn(): void
}

interface Work<R extends Identified> {
  /** the pages of a listing from one on, each once */
  pages(from: number, signal: AbortSignal): AsyncIterable<Page<R>>
  /** whether a record is one of those that are asked for; a listing may hold more */
  isAsked(record: R): boolean
  readonly openWriter: () => FileWriter
  /** told of every state, the first one too */
  onChange(state: ExportState): void
}

const isWithheld = (record: Identified) => 'withheld' in record && record.withheld === true

/** Reads page after page into a file. Pages are forgotten once they are written. */
export function exportRun<R extends Identified>({
  pages,
  isAsked,
  openWriter,
  onChange,
}: Work<R>): ExportRun {
  const stopping = new AbortController()
  const seen = new Set<number>()
  let [next, known, count, unreadable, withheld] = [1, 0, 0, 0, 0]
  let writer = openWriter()
  let state: ExportState = { kind: 'reading', done: 0, known }
  const change = (to: ExportState) => {
    if (state.kind === 'stopped') return
    state = to
    onChange(to)
  }

  const take = ({ items, total, unreadable: lost }: Page<R>) => {
    const fresh = items.filter(({ id }) => !seen.has(id))
    for (const { id } of fresh) seen.add(id)
    const asked = fresh.filter(isAsked)
    const readable = asked.filter((record) => !isWithheld(record))
    writer.add(readable)
    next += 1
    known = total
    unreadable += lost
    withheld += asked.length - readable.length
    count += readable.length
    change({ kind: 'reading', done: seen.size + unreadable, known })
  }

  const write = async () => {
    const done = seen.size + unreadable
    change({ kind: 'writing', done, known })
    try {
      const file = await writer.end()
      const slipped = Math.max(0, known - done)
      const missing = { ...writer.losses(), unreadable, slipped, withheld }
      change({ kind: 'done', file, count, missing })
    } catch {
      change({ kind: 'unwritten' })
    }
  }

  const readAll = async () => {
    try {
      for await (const page of pages(next, stopping.signal)) take(page)
    } catch (error) {
      return change({ kind: 'unread', done: seen.size + unreadable, known, error })
    }
    await write()
  }

  /** A writer that made no file has nothing any more. */
  const beginAnew = () => {
    writer.close()
    writer = openWriter()
    ;[next, known, count, unreadable, withheld] = [1, 0, 0, 0, 0]
    seen.clear()
  }

  change(state)
  void readAll()
  return {
    stop() {
      if (state.kind === 'done') return
      change({ kind: 'stopped' })
      stopping.abort()
      writer.close()
    },
    goOn() {
      if (state.kind === 'unwritten') beginAnew()
      else if (state.kind !== 'unread') return
      change({ kind: 'reading', done: seen.size + unreadable, known })
      void readAll()
    },
  }
}
