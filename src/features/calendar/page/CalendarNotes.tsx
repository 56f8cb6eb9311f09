import Alert from '@mui/material/Alert'
import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/apiError.ts'
import { apiErrorDetails } from '../../../api/apiErrorMessage.ts'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { ListError } from '../../../core/views/list/ListError.tsx'
import { useMayWrite } from '../../../core/views/list/statusReach.ts'
import type { Reading } from '../data/useReading.ts'
import { periodTitle } from '../days/range.ts'
import type { CalendarState } from './useCalendar.ts'
import { formatList } from '../../../i18n/formats.ts'
import { refusedIn } from '../data/calendarFilters.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { RouterButton, RouterLink } from '../../../ui/RouterLinks.tsx'
import { announce } from '../../../ui/live/announcements.ts'
import { Sentence } from '../../../ui/speech/Sentence.tsx'
import { inLanguage } from '../../../ui/speech/inLanguage.ts'

/** Events that were just added and pass no filter: they are drawn all the same until this is put away. */
function MadeNotes({ calendar }: { calendar: CalendarState }) {
  const { t } = useTranslation(['calendar', 'ui', 'eventList', 'filters'])
  const { made, isNarrowed } = calendar
  if (!isNarrowed) return null
  return made.leftOut.map(({ language, record: { id, title } }) => (
    <Alert
      key={`${language} ${id}`}
      severity="info"
      closeText={t('create.hide')}
      onClose={() => made.drop(language, id)}
    >
      <Sentence
        words={t('create.filtered', { title: inLanguage(title, language) || t('ui:untitled') })}
      />
    </Alert>
  ))
}

/** Pages of a language that could not be read, or not again: a month must not be thinner than it is without saying so. */
export function Unread({ reading, calendar }: { reading: Reading; calendar: CalendarState }) {
  const { t } = useTranslation(['calendar', 'eventList', 'filters', 'ui'])
  const nameOf = useLanguageName()
  const { failures, total, language, hasAll, retry } = reading
  const [error] = failures
  if (!error) return null
  const refused = refusedIn(error, (name) => t(`eventList:names.${name}`))
  const isOnlyOne = calendar.languages.length === 1
  if (total === undefined && isOnlyOne)
    return <ListError {...{ error }} refusedFilters={refused} onRetry={retry} />
  const details = error instanceof ApiError ? apiErrorDetails(error) : ''
  const name = { language: nameOf(language) }
  const extent = hasAll ? 'older' : total === undefined ? 'none' : 'title'
  return (
    <ErrorNote
      title={t(`partly.${extent}`, name)}
      text={
        refused.length > 0
          ? t('filters:refused.filters', { names: refused.join(', '), count: refused.length })
          : hasAll && t('partly.olderText')
      }
      {...(details ? { details } : {})}
      // What was refused once is refused again.
      {...(refused.length === 0 && { onRetry: retry })}
    />
  )
}

/** How many events are shown, once all of them are here; before, how many were read. */
export function useCounted({ readings, items }: CalendarState): string {
  const { t } = useTranslation(['calendar', 'eventList', 'filters', 'ui'])
  const progress = useProgressWords(readings)
  if (!readings.every(({ isWhole }) => isWhole)) return progress
  return items.length > 0 ? t('ui:count.events', { count: items.length }) : t('countNone')
}

/** In a corner of the days, which it does not move. */
const Corner = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: 2,
  insetInlineEnd: theme.spacing(4),
  insetBlockEnd: `calc(var(--shell-bottom) + ${theme.spacing(2)})`,
  margin: 0,
  padding: theme.spacing(0.5, 1.5),
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: (theme.vars ?? theme).palette.background.paper,
  fontSize: '0.875rem',
}))

/** What is to be known of what is drawn: how much of it is here yet, and what is missing. */
export function CalendarNotes({ calendar }: { calendar: CalendarState }) {
  const { t, i18n } = useTranslation(['calendar', 'eventList', 'filters', 'ui'])
  const { readings, leftOut, view, date } = calendar
  const period = periodTitle(view, date, i18n.language)
  const isHere = readings.every(({ isWhole }) => isWhole)
  const counted = useCounted(calendar)
  const isBegun = readings.some(({ isReading, total }) => isReading || total !== undefined)
  const hasProgress = !isHere && isBegun
  useEffect(() => {
    if (isHere) announce(`${period}: ${counted}`)
  }, [isHere, period, counted])
  return (
    <>
      {readings.map((reading) => (
        <Unread key={reading.language} {...{ reading, calendar }} />
      ))}
      <Gaps {...{ readings }} />
      <Unsure readings={readings} />
      <MadeNotes calendar={calendar} />
      {leftOut > 0 ? <Alert severity="info">{t('hidden', { count: leftOut })}</Alert> : null}
      {hasProgress ? <Corner className="unprinted">{counted}</Corner> : null}
    </>
  )
}

/** «S’han llegit 150 de 563 actes», of each language where there are several. */
function useProgressWords(readings: readonly Reading[]): string {
  const { t, i18n } = useTranslation(['calendar', 'eventList', 'filters', 'ui'])
  const lines = readings.map(({ language, records, total, isReading }) => {
    if (total === undefined) return { language, words: isReading ? t('readingFirst') : '–' }
    const counts = { done: records.length, total, count: total }
    return { language, words: t('reading', counts) }
  })
  const ofEach = lines.map(({ language, words }) => `${language.toUpperCase()}: ${words}`)
  return lines.length > 1 ? formatList(i18n.language, ofEach) : (lines[0]?.words ?? '')
}

function Gaps({ readings }: { readings: readonly Reading[] }) {
  const { t } = useTranslation(['calendar', 'eventList', 'filters', 'ui'])
  const nameOf = useLanguageName()
  return readings.map(({ language, gaps, read }) =>
    gaps > 0 ? (
      <Alert
        key={language}
        severity="warning"
        action={<Button onClick={read}>{t('ui:readAgain')}</Button>}
      >
        {t('partly.gaps', {
          count: gaps,
          language: nameOf(language),
        })}
      </Alert>
    ) : null,
  )
}

/** What the filters name may be nothing in another language: its records have numbers and slugs of their own. */
function Unsure({ readings }: { readings: readonly Reading[] }) {
  const { t, i18n } = useTranslation(['calendar', 'eventList', 'filters', 'ui'])
  const nameOf = useLanguageName()
  return readings.map(({ language, unsure }) => {
    if (unsure.length === 0) return null
    const names = unsure.map((name) => t(`eventList:names.${name}`))
    const filters = formatList(i18n.language, names)
    return (
      <Alert key={language} severity="warning">
        {t('partly.unsure', { language: nameOf(language), filters })}
      </Alert>
    )
  })
}

interface NothingProps {
  calendar: CalendarState
}

function isNothing({ items, readings }: CalendarState): boolean {
  return items.length === 0 && readings.every(({ isWhole, isReading }) => isWhole && !isReading)
}

/** There is nothing to list, and why. */
export function NothingListed({ calendar }: NothingProps) {
  const { t } = useTranslation(['calendar', 'ui'])
  const { isNarrowed, isWithoutFilters, service } = calendar
  // Who may not write is not shown what is not out.
  const text = useMayWrite(service) ? 'empty.text' : 'empty.published'
  if (!isNothing(calendar)) return null
  return (
    <EmptyState
      title={t(isNarrowed ? 'empty.filtered' : 'empty.title')}
      text={isNarrowed ? undefined : t(text)}
      action={
        isNarrowed ? (
          <RouterButton to="." variant="outlined" search={isWithoutFilters}>
            {t('ui:clearFilters')}
          </RouterButton>
        ) : null
      }
    />
  )
}

const Line = styled(Corner)(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: theme.spacing(1.5),
  '& h2': { ...theme.typography.body2, margin: 0, fontWeight: 600 },
}))

/** The same in a corner of the days: there is more to be done with them than to read. */
export function NothingDrawn({ calendar }: NothingProps) {
  const { t } = useTranslation(['calendar', 'ui'])
  const { isNarrowed, isWithoutFilters } = calendar
  if (!isNothing(calendar)) return null
  return (
    <Line className="unprinted">
      <h2>{t(isNarrowed ? 'empty.filtered' : 'empty.title')}</h2>
      {isNarrowed ? (
        <RouterLink to="." search={isWithoutFilters}>
          {t('ui:clearFilters')}
        </RouterLink>
      ) : null}
    </Line>
  )
}
