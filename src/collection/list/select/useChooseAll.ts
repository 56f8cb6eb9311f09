import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Refusal } from '../../../service/refusal.ts'
import { bulkRun, type BulkRun } from '../../bulk/bulkRun.ts'
import type { Identified } from '../../collection.ts'
import type { Page } from '../../envelope.ts'
import { isPastEnd } from '../../pastEnd.ts'
import { listOptions } from '../../readOptions.ts'
import type { SelectionProps } from './selections.ts'

/** How far the reading of all results is, and what of it went wrong. */
export interface ChoosingAll {
  readonly isBusy: boolean
  readonly read: number
  readonly refusal: Refusal | null
  /** records that could not be read, and so are not chosen */
  readonly unreadable: number
}

const idle: ChoosingAll = { isBusy: false, read: 0, refusal: null, unreadable: 0 }

type Answer<R> = Page<R> | Refusal

/** Reads every page of a list with the filters in force, a few at once, and hands over what is on them. */
export function useChooseAll<R extends Identified>(
  { list }: Pick<SelectionProps<R>, 'list'>,
  onRead: (records: readonly R[]) => void,
) {
  const client = useQueryClient()
  const [state, setState] = useState<ChoosingAll>(idle)
  const run = useRef<BulkRun<Answer<R>> | null>(null)
  useEffect(() => () => run.current?.cancel(), [])
  const { service, collection, asked, result } = list

  const readPage = async (page: number): Promise<Answer<R>> => {
    const options = listOptions(service, collection, { ...asked, per_page: undefined, page })
    try {
      return await client.fetchQuery({ ...options, gcTime: 0 })
    } catch (error) {
      // What stood there when the pages were counted has gone meanwhile.
      if (isPastEnd(error)) return { items: [], total: 0, pages: 0, page, unreadable: 0 }
      return error instanceof Refusal ? error : new Refusal({ kind: 'unreadable' })
    }
  }

  const readAll = async () => {
    setState({ ...idle, isBusy: true })
    const first = await readPage(1)
    if (first instanceof Refusal) return setState({ ...idle, refusal: first })
    const others = Array.from({ length: Math.max(0, first.pages - 1) }, (_, at) => at + 2)
    const pages = bulkRun({
      items: others,
      perform: readPage,
      pausesAfter: (answer) => answer instanceof Refusal,
    })
    run.current = pages
    const found = (): readonly Answer<R>[] => [
      first,
      ...pages.state().outcomes.filter((answer) => answer !== undefined),
    ]
    const stop = pages.subscribe(() => {
      const read = found().flatMap((answer) => (answer instanceof Refusal ? [] : answer.items))
      setState({ ...idle, isBusy: true, read: read.length })
      const { isPaused, isCancelled } = pages.state()
      if (isPaused && !isCancelled) pages.cancel()
    })
    await pages.over
    stop()
    const answers = found()
    const refusal = answers.find((answer) => answer instanceof Refusal) ?? null
    const read = answers.flatMap((answer) => (answer instanceof Refusal ? [] : [answer]))
    const isWhole = refusal === null && read.length === first.pages
    if (isWhole || others.length === 0) onRead(read.flatMap(({ items }) => items))
    return setState({
      ...idle,
      refusal,
      unreadable: read.reduce((sum, page) => sum + page.unreadable, 0),
    })
  }

  return {
    ...state,
    /** Of a list of one page everything is here. */
    chooseAll: () => {
      if (result.data && result.data.pages <= 1) onRead(result.data.items)
      else void readAll()
    },
    cancel: () => run.current?.cancel(),
  }
}
