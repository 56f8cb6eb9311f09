import { useTranslation } from 'react-i18next'
import { JobProgress } from '../../../../core/job/JobProgress.tsx'
import { useLanguageName } from '../../../../core/views/form/languageLabels.ts'
import { ListError } from '../../../../core/views/list/ListError.tsx'
import { type EventFilters, eventFilters } from '../../../../resources/events/events.ts'
import { ApiError } from '../../../../api/apiError.ts'
import { apiErrorDetails } from '../../../../api/apiErrorMessage.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ErrorNote } from '../../../../ui/ErrorNote.tsx'
import type { PackReading } from './usePackReading.ts'
import type { PackState } from './usePack.ts'

/** How far the events of the days are read, and why some are not. */
export function AgendaStatus({ pack }: { pack: PackState }) {
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
  const named = (name: string) => (isEventFilter(name) ? t(`eventList:names.${name}`) : name)
  if ((total === undefined || isKept) && readings.length === 1)
    return <ListError {...{ error }} refusedFilters={refusedIn(error).map(named)} onRetry={retry} />
  const details = error instanceof ApiError ? apiErrorDetails(error) : ''
  const refused = refusedIn(error).map(named).join(', ')
  const text = t(isKept ? 'partly.older' : 'partly.text')
  return (
    <ErrorNote
      title={t('partly.title', { language: nameOf(language) })}
      text={refused ? `${text} (${refused})` : text}
      {...(details ? { details } : {})}
      onRetry={retry}
    />
  )
}

function isEventFilter(name: string): name is keyof EventFilters {
  return Object.hasOwn(eventFilters, name)
}

function refusedIn(error: Error): readonly string[] {
  return error instanceof ApiError && error.kind === 'invalid' ? Object.keys(error.params) : []
}
