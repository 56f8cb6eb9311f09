import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiErrorMessage } from '../../../../api/apiErrorMessage.ts'
import { Button } from '../../../../ui/Button.tsx'
import { announce } from '../../../../ui/live/announcements.ts'
import { focusPage } from '../../../../ui/pageFocus.ts'
import type { Identified } from '../../../resource/collection.ts'
import type { ListFilters } from '../recordList.ts'
import type { Choosable } from './chosen.ts'
import type { SelectionProps } from './selections.ts'
import { useSelection } from './useSelection.ts'
import { useQueryClient } from '@tanstack/react-query'
import { fewAtOnce } from '../../../query/fewAtOnce.ts'
import { ApiError } from '../../../../api/apiError.ts'
import type { Page } from '../../../resource/envelope.ts'
import { isPastEnd } from '../../../query/readErrors.ts'
import { type Listed, listOptions } from '../../../query/readOptions.ts'
import { row } from '../../../../ui/layout.ts'

/** How far the reading of all results is, and what of it went wrong. */
interface ChoosingAll {
  readonly isBusy: boolean
  readonly read: number
  readonly refusal: ApiError | null
  /** records that could not be read, and so are not chosen */
  readonly unreadable: number
}

const idle: ChoosingAll = { isBusy: false, read: 0, refusal: null, unreadable: 0 }

type Listing<R extends Choosable> = Listed<R & Identified, ListFilters>

/** Reads every page of a list with the filters in force, a few at once, and hands over what is on them. */
function useChooseAll<R extends Choosable>(
  { list }: Pick<SelectionProps<R>, 'list'>,
  onRead: (records: readonly R[]) => void,
) {
  const client = useQueryClient()
  const [state, setState] = useState<ChoosingAll>(idle)
  const stopping = useRef(new AbortController())
  useEffect(() => () => stopping.current.abort(), [])
  const { service, asked, result } = list

  const readPage = async (from: Listing<R>, page: number): Promise<Page<R>> => {
    const options = listOptions(service, from, { ...asked, per_page: undefined, page })
    try {
      return await client.fetchQuery({ ...options, gcTime: 0 })
    } catch (error) {
      // What stood there when the pages were counted has gone meanwhile.
      if (isPastEnd(error)) return { items: [], total: 0, pages: 0, page, unreadable: 0 }
      throw ApiError.from(error)
    }
  }

  const readAll = async (from: Listing<R>, signal: AbortSignal) => {
    const pages: Page<R>[] = []
    const next = async (page: number) => {
      if (signal.aborted) return
      pages.push(await readPage(from, page))
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
      const { all, collection } = list
      if (all) return onRead(all)
      // Of a list of one page everything is here, but for what waits so that rows keep their place.
      const { items = [], pages = 2, total = 0, unreadable = 0 } = result.data ?? {}
      if (pages <= 1 && items.length + unreadable >= total) return onRead(items)
      if (!('read' in collection)) return undefined
      stopping.current = new AbortController()
      setState({ ...idle, isBusy: true })
      return void readAll(collection, stopping.current.signal)
    },
    cancel: () => stopping.current.abort(),
  }
}

/** What is chosen, and how to put in what was written of it. */
export interface ChosenRecords<R> {
  records: readonly R[]
  /** Takes over records as they are now; null for those that are gone. */
  onWritten: (written: ReadonlyMap<Choosable['id'], R | null>) => void
}

const Bar = row('section', 1, (theme) => ({
  alignItems: 'center',
  alignContent: 'center',
  paddingInline: theme.spacing(1),
  borderRadius: theme.shape.borderRadius,
  background: (theme.vars ?? theme).palette.action.selected,
}))

interface SelectionBarProps<R extends Choosable> extends SelectionProps<R> {
  /** What can be done with what is chosen. */
  children: (chosen: ChosenRecords<R>) => ReactNode
}

/** In place of the tools of a list: how many records are selected, ways to all and to none, and what can be done with them. */
export function SelectionBar<R extends Choosable>({ children, ...props }: SelectionBarProps<R>) {
  const { t } = useTranslation(['job', 'service', 'ui'])
  const { chosen, choose, renew, clear } = useSelection(props)
  const all = useChooseAll(props, choose)
  const { data } = props.list.result
  const total = data?.total ?? 0
  const counted = chosen.size
  const words = t('selection.count', { count: counted })
  useRoomAbove(counted > 0)
  useFocusKept(counted > 0)
  useEffect(() => {
    if (counted > 0) announce(words)
  }, [counted, words])
  if (counted === 0) return null
  const { refusal } = all
  return (
    <Bar data-selection aria-label={t('selection.bar')}>
      <Typography component="strong" sx={{ fontWeight: 600, mr: 1 }}>
        {words}
      </Typography>
      {children({ records: [...chosen.values()], onWritten: renew })}
      {all.isBusy ? (
        <Button onClick={all.cancel}>
          {t('selection.reading', { read: all.read, total })} {t('ui:stop')}
        </Button>
      ) : total > counted ? (
        <Button onClick={all.chooseAll}>{t('selection.all', { count: total })}</Button>
      ) : null}
      <Button onClick={clear}>{t('selection.clear')}</Button>
      {refusal ? (
        <Typography role="alert" color="error" variant="body2" sx={{ flexBasis: '100%' }}>
          {t('selection.notAll')}{' '}
          {t(`service:${apiErrorMessage(refusal).title}`, apiErrorMessage(refusal).values)}
        </Typography>
      ) : null}
      {all.unreadable > 0 ? (
        <Typography color="warning" variant="body2" sx={{ flexBasis: '100%' }}>
          {t('selection.unreadable', { count: all.unreadable })}
        </Typography>
      ) : null}
    </Bar>
  )
}

/** With the bar the button goes that had the focus. */
function useFocusKept(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined
    return () => {
      if (document.activeElement === document.body) focusPage()
    }
  }, [isOpen])
}

/** A row that takes the focus is scrolled below the bar, which stays at the top. WCAG 2.2, 2.4.11. */
function useRoomAbove(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined
    const { style } = document.documentElement
    const before = style.scrollPaddingBlockStart
    style.scrollPaddingBlockStart = '160px'
    return () => {
      style.scrollPaddingBlockStart = before
    }
  }, [isNeeded])
}
