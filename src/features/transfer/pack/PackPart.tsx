import Alert from '@mui/material/Alert'
import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/apiError.ts'
import { apiErrorDetails } from '../../../api/apiErrorMessage.ts'
import { JobProgress } from '../../../core/job/JobProgress.tsx'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { ListError } from '../../../core/views/list/ListError.tsx'
import { type Pack, reasons } from './content/pack.ts'
import { PackButtons } from './page/PackButtons.tsx'
import { PackChoices, PackDays } from './page/PackChoices.tsx'
import { PackPreview } from './page/PackPreview.tsx'
import { type PackState, usePack, type PackReading } from './page/usePack.ts'
import { formatList } from '../../../i18n/formats.ts'
import { refusedIn } from '../../calendar/data/calendarFilters.ts'
import { EventNarrowing } from '../../../resources/events/list/eventNarrowing.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { ListStatus } from '../../../ui/filters/ListStatus.tsx'
import { useIsNarrow } from '../../../ui/table/useIsNarrow.ts'

/** What one would not see in the agenda: what is not in it, and what stands there otherwise than expected. */
function PackNotes({ pack }: { pack: PackState }) {
  const { t, i18n } = useTranslation(['agendaPack', 'eventList'])
  const nameOf = useLanguageName()
  const { packs, readings, unsure, ignored } = pack
  const list = (items: readonly string[]) => formatList(i18n.language, items)
  const unsureLines = unsure.map((one) =>
    t('unsure', {
      language: nameOf(one.language),
      filters: list(one.unsure.map((name) => t(`eventList:names.${name}`))),
    }),
  )
  const lines = packs.flatMap((made, at) => {
    const { losses, news } = notesOf(made, readings[at]?.gaps ?? 0)
    const several =
      packs.length > 1 ? `${t('inLanguage', { language: nameOf(made.language) })} ` : ''
    return [...losses, ...news].map(([key, count]) => ({
      isLoss: losses.some(([loss]) => loss === key),
      words: several + t(`note.${key}`, { count }),
    }))
  })
  const warnings = [
    ...(ignored.length > 0 ? [t('ignored', { keys: list(ignored) })] : []),
    ...unsureLines,
    ...lines.filter(({ isLoss }) => isLoss).map(({ words }) => words),
  ]
  const news = lines.filter(({ isLoss }) => !isLoss).map(({ words }) => words)
  return (
    <>
      <Lines severity="warning" lines={warnings} />
      <Lines severity="info" lines={news} />
    </>
  )
}

const passing = ['endsBeforeStart', 'repeated'] as const

/** What is not in an agenda or should not be, and what is worth knowing of it; each with its count. */
function notesOf(made: Pack, gaps: number) {
  const losses = [
    ['gaps', gaps] as const,
    ...reasons.map((reason) => [reason, made.leftOut[reason] ?? 0] as const),
    ['unpublished', made.unpublished] as const,
  ].filter(([, count]) => count > 0)
  const news = passing.map((key) => [key, made[key]] as const).filter(([, count]) => count > 0)
  return { losses, news }
}

function Lines({ severity, lines }: { severity: 'warning' | 'info'; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <Alert severity={severity} role={severity === 'warning' ? 'alert' : 'status'}>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Alert>
  )
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2, 4),
  '& > div, & > div > .unprinted': {
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(1.5),
    minWidth: 0,
  },
  '& details > *': { marginBlockEnd: theme.spacing(1.5) },
  '& details .MuiTextField-root': { flex: '1 1 100%' },
  '& summary': { cursor: 'pointer', fontWeight: 600 },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '320px minmax(0, 1fr)',
    '& summary': { display: 'none' },
  },
}))

/** The agenda of some days, as documents and pages: this month's unless told otherwise. Printed, it is all there is. */
export function PackPart() {
  const { t } = useTranslation(['agendaPack', 'ui'])
  const pack = usePack()
  const { narrowing, mistakes, service, packs } = pack
  const isNarrow = useIsNarrow('lg')
  const [isOpen, setOpen] = useState(false)
  return (
    <Columns>
      <GlobalStyles
        styles={{ '@media print': { 'main header': { display: 'none !important' } } }}
      />
      <details
        className="unprinted"
        open={isOpen || !isNarrow}
        onToggle={({ currentTarget }) => setOpen(isNarrow && currentTarget.open)}
      >
        <summary>{t('settings')}</summary>
        <PackDays pack={pack} />
        <EventNarrowing list={narrowing} mistakes={mistakes} hasOwnDays />
        <PackChoices pack={pack} />
      </details>
      <div>
        <div className="unprinted">
          <AgendaStatus pack={pack} />
          <Found pack={pack} />
          <PackNotes pack={pack} />
          <PackButtons pack={pack} />
        </div>
        <PackPreview packs={packs} names={service.configuration.languages} />
      </div>
    </Columns>
  )
}

/** How many events each agenda holds, and from when that is. */
function Found({ pack: { packs, readings, readAt, read } }: { pack: PackState }) {
  const { t } = useTranslation(['agendaPack', 'ui'])
  const nameOf = useLanguageName()
  if (packs.length === 0) return null
  const said = packs.map(({ language, count }) => {
    const found = t('ui:count.events', { count })
    return packs.length > 1 ? `${t('inLanguage', { language: nameOf(language) })} ${found}` : found
  })
  return (
    <ListStatus
      summary={
        <output>
          <Facts>{said}</Facts>
        </output>
      }
      readAt={readAt}
      isBusy={readings.some(({ isReading }) => isReading)}
      onRefresh={read}
    />
  )
}

/** How far the events of the days are read, and why some are not. */
function AgendaStatus({ pack }: { pack: PackState }) {
  const { t } = useTranslation(['agendaPack', 'eventList', 'ui'])
  const { days, readings, isDone, isStopped, packs, stop, goOn } = pack
  if (!days || isDone) return null
  if (isStopped)
    return (
      <div>
        <output>{t('stopped')}</output>{' '}
        <Button variant="outlined" onClick={goOn}>
          {t('ui:goOn')}
        </Button>
      </div>
    )
  const failed = readings.filter(({ failures }) => failures.length > 0)
  return (
    <>
      {failed.map((reading) => (
        <Unread key={reading.language} {...{ reading, readings }} isKept={packs.length > 0} />
      ))}
      {readings.some(({ isReading }) => isReading) || failed.length === 0 ? (
        <Far {...{ readings }} onStop={stop} />
      ) : null}
    </>
  )
}

function Far({ readings, onStop }: { readings: readonly PackReading[]; onStop: () => void }) {
  const { t } = useTranslation(['agendaPack', 'ui'])
  const isCounted = readings.every(({ total }) => total !== undefined)
  const done = readings.reduce((sum, { records }) => sum + records.length, 0)
  const known = readings.reduce((sum, { total = 0 }) => sum + total, 0)
  return (
    <div>
      <JobProgress {...{ done }} total={isCounted ? known : 0} isAside>
        {t(isCounted ? 'reading' : 'counting')}
      </JobProgress>
      <Button onClick={onStop}>{t('ui:stop')}</Button>
    </div>
  )
}

interface UnreadProps {
  reading: PackReading
  readings: readonly PackReading[]
  /** what was read of it before stays, whole */
  isKept: boolean
}

/** An agenda must not be thinner than it is without saying so: nothing is made of a part. */
function Unread({ reading, readings, isKept }: UnreadProps) {
  const { t } = useTranslation(['agendaPack', 'eventList', 'ui'])
  const nameOf = useLanguageName()
  const { failures, language, total, retry } = reading
  const [error] = failures
  if (!error) return null
  const refused = refusedIn(error, (name) => t(`eventList:names.${name}`))
  if ((total === undefined || isKept) && readings.length === 1)
    return <ListError {...{ error }} refusedFilters={refused} onRetry={retry} />
  const details = error instanceof ApiError ? apiErrorDetails(error) : ''
  const text = t(isKept ? 'partly.older' : 'partly.text')
  return (
    <ErrorNote
      title={t('partly.title', { language: nameOf(language) })}
      text={refused.length > 0 ? `${text} (${refused.join(', ')})` : text}
      {...(details ? { details } : {})}
      onRetry={retry}
    />
  )
}
