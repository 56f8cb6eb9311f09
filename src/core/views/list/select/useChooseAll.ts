import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { fewAtOnce } from '../../../job/fewAtOnce.ts'
import { ApiError } from '../../../../api/apiError.ts'
import type { Identified } from '../../../resource/collection.ts'
import type { Page } from '../../../resource/envelope.ts'
import { isPastEnd } from '../../../query/readErrors.ts'
import { listOptions } from '../../../query/readOptions.ts'
import type { SelectionProps } from './selections.ts'

/** How far the reading of all results is, and what of it went wrong. */
export interface ChoosingAll {
  readonly isBusy: boolean
  readonly read: number
  readonly refusal: ApiError | null
  /** records that could not be read, and so are not chosen */
  readonly unreadable: number
}

const idle: ChoosingAll = { isBusy: false, read: 0, refusal: null, unreadable: 0 }

/** Reads every page of a list with the filters in force, a few at once, and hands over what is on them. */
export function useChooseAll<R extends Identified>(
  { list }: Pick<SelectionProps<R>, 'list'>,
  onRead: (records: readonly R[]) => void,
) {
  const client = useQueryClient()
  const [state, setState] = useState<ChoosingAll>(idle)
  const stopping = useRef(new AbortController())
  useEffect(() => () => stopping.current.abort(), [])
  const { service, collection, asked, result } = list

  const readPage = async (page: number): Promise<Page<R>> => {
    const options = listOptions(service, collection, { ...asked, per_page: undefined, page })
    try {
      return await client.fetchQuery({ ...options, gcTime: 0 })
    } catch (error) {
      // What stood there when the pages were counted has gone meanwhile.
      if (isPastEnd(error)) return { items: [], total: 0, pages: 0, page, unreadable: 0 }
      throw ApiError.from(error)
    }
  }

  const readAll = async (signal: AbortSignal) => {
    const pages: Page<R>[] = []
    const next = async (page: number) => {
      if (signal.aborted) return
      pages.push(await readPage(page))
      const read = pages.reduce((sum, { items }) => sum + items.length, 0)
      setState({ ...idle, isBusy: true, read })
    }
    let refusal: ApiError | null = null
    try {
      await next(1)
      const others = Math.max(0, (pages[0]?.pages ?? 1) - 1)
      await fewAtOnce(
        Array.from({ length: others }, (_, at) => at + 2),
        next,
      )
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      refusal = error
    }
    const isWhole = refusal === null && pages.length >= (pages[0]?.pages ?? 1)
    const inOrder = pages.toSorted((one, other) => one.page - other.page)
    if (isWhole) onRead(inOrder.flatMap(({ items }) => items))
    setState({
      ...idle,
      refusal,
      unreadable: pages.reduce((sum, page) => sum + page.unreadable, 0),
    })
  }

  return {
    ...state,
    chooseAll: () => {
      // Of a list of one page everything is here.
      if (result.data && result.data.pages <= 1) return onRead(result.data.items)
      stopping.current = new AbortController()
      setState({ ...idle, isBusy: true })
      return void readAll(stopping.current.signal)
    },
    cancel: () => stopping.current.abort(),
  }
}
