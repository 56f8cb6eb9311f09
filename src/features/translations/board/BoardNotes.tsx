import Alert from '@mui/material/Alert'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { useNarrowReach } from '../../../core/views/list/useRecordList.ts'
import { formatList } from '../../../i18n/formats.ts'
import { ApiError } from '../../../api/apiError.ts'
import { apiErrorDetails } from '../../../api/apiErrorMessage.ts'
import { Button } from '../../../ui/Button.tsx'
import { ListStatus } from '../../../ui/filters/ListStatus.tsx'
import { announce } from '../../../ui/live/announcements.ts'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import type { LanguageReading } from '../listings/useFullListings.ts'
import type { BoardState } from './useBoard.ts'

interface Props {
  board: BoardState
  /** rows; nothing where it is not these that are shown */
  count?: number | undefined
}

/** From when the rows are, and the way to read them again. */
export function readingOf({ readings, narrowed }: Pick<BoardState, 'readings' | 'narrowed'>) {
  const all = [...readings, ...narrowed]
  const times = readings.flatMap(({ readAt }) => (readAt > 0 ? [readAt] : []))
  return {
    readAt: times.length > 0 ? Math.min(...times) : 0,
    isBusy: all.some(({ isReading }) => isReading),
    onRefresh: () => {
      for (const { read } of all) read('all')
    },
  }
}

/** How many rows there are, in words. */
export function useRowsText() {
  const { t } = useTranslation(['translations', 'ui'])
  return (count: number) => (count > 0 ? t('ui:count.rows', { count }) : t('rowsNone'))
}

/** What is to be known of rows without a bar of filters: how many, from when, and which language they are without. */
export function BoardNotes({ board, count }: Props & { count: number }) {
  const rowsText = useRowsText()
  return (
    <>
      <BoardAlerts {...{ board, count }} />
      <ListStatus summary={rowsText(count)} {...readingOf(board)} />
    </>
  )
}

/** What was not read, and which language the rows are without. Their number is announced. */
export function BoardAlerts({ board, count }: Props) {
  const { t, i18n } = useTranslation(['translations', 'ui'])
  const { configuration } = board.service
  const nameOf = useLanguageName()
  const readings = [...board.readings, ...board.narrowed]
  const refused = readings.filter(({ error, isReading }) => error !== null && !isReading)
  // What is shown of a language is asked for apart from what its versions are looked for among: it is said once.
  const refusing = [...new Set(refused.map(({ language }) => language))]
  const stopped = readings.filter(
    ({ listing, error, isReading }) => listing === undefined && error === null && !isReading,
  )
  const rowsText = useRowsText()
  const summary = count === undefined ? '' : rowsText(count)
  useEffect(() => {
    if (summary !== '') announce(summary)
  }, [summary])
  useNarrowReach(board.service, true, refused[0]?.error ?? null)
  const names = (some: readonly LanguageReading[]) =>
    formatList(i18n.language, [
      ...new Set(some.map(({ language }) => configuration.languages[language] ?? language)),
    ])
  const gaps = readings.filter(({ hasGaps }) => hasGaps)
  const { onRefresh } = readingOf(board)
  return (
    <>
      {refusing.map((language) => {
        const of = refused.filter((reading) => reading.language === language)
        return <Refused key={language} readings={of} name={names(of)} />
      })}
      {stopped.length > 0 ? (
        <Alert
          severity="info"
          action={
            <Button
              onClick={() => {
                for (const { read } of stopped) read('missing')
              }}
            >
              {t('reading.on')}
            </Button>
          }
        >
          {t('reading.stopped', { languages: names(stopped) })}
        </Alert>
      ) : null}
      {gaps.length > 0 ? (
        <Alert severity="warning">{t('reading.gaps', { languages: names(gaps) })}</Alert>
      ) : null}
      {board.readings.map(({ language, unasked, askMore }) =>
        unasked > 0 ? (
          <Alert
            key={language}
            severity="info"
            action={<Button onClick={askMore}>{t('reading.askMore')}</Button>}
          >
            {t('reading.unasked', {
              language: nameOf(language),
              count: unasked,
            })}
          </Alert>
        ) : null,
      )}
      {readings.some(({ isStale }) => isStale) ? (
        <Alert severity="info" action={<Button onClick={onRefresh}>{t('ui:readAgain')}</Button>}>
          {t('reading.stale')}
        </Alert>
      ) : null}
    </>
  )
}

interface RefusedProps {
  /** of one language */
  readings: readonly LanguageReading[]
  name: string
}

function Refused({ readings, name }: RefusedProps) {
  const { t } = useTranslation(['translations', 'ui'])
  const error = readings[0]?.error
  const details = error instanceof ApiError ? apiErrorDetails(error) : ''
  return (
    <ErrorNote
      title={t('reading.refused', { language: name })}
      text={t('reading.refusedText')}
      {...(details ? { details } : {})}
      onRetry={() => {
        for (const { read } of readings) read('missing')
      }}
    />
  )
}
