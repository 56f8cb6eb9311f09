import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../i18n/formats.ts'
import { apiErrorMessage } from '../../../../api/apiErrorMessage.ts'
import { Button } from '../../../../ui/Button.tsx'
import { announce } from '../../../../ui/live/announcements.ts'
import { focusPage } from '../../../../ui/pageFocus.ts'
import type { Identified } from '../../../resource/collection.ts'
import type { SelectionProps } from './selections.ts'
import { useChooseAll } from './useChooseAll.ts'
import { useSelection } from './useSelection.ts'

/** What is chosen, and how to put in what was written of it. */
export interface ChosenRecords<R> {
  records: readonly R[]
  /** Takes over records as they are now; null for those that are gone. */
  onWritten: (written: ReadonlyMap<number, R | null>) => void
}

const Bar = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  gap: theme.spacing(1),
  paddingInline: theme.spacing(1),
  borderRadius: theme.shape.borderRadius,
  background: (theme.vars ?? theme).palette.action.selected,
}))

interface SelectionBarProps<R extends Identified> extends SelectionProps<R> {
  /** What can be done with what is chosen. */
  children: (chosen: ChosenRecords<R>) => ReactNode
}

/** In place of the tools of a list: how many records are selected, ways to all and to none, and what can be done with them. */
export function SelectionBar<R extends Identified>({ children, ...props }: SelectionBarProps<R>) {
  const { t, i18n } = useTranslation(['job', 'service'])
  const { chosen, choose, renew, clear } = useSelection(props)
  const all = useChooseAll(props, choose)
  const { data } = props.list.result
  const total = data?.total ?? 0
  const number = (count: number) => formatNumber(i18n.language, count)
  const counted = chosen.size
  const words = t('selection.count', { count: counted, number: number(counted) })
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
          {t('selection.reading', { read: number(all.read), total: number(total) })}{' '}
          {t('selection.stop')}
        </Button>
      ) : total > counted ? (
        <Button onClick={all.chooseAll}>
          {t('selection.all', { number: number(total), count: total })}
        </Button>
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
