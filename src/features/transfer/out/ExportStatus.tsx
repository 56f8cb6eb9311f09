import Alert from '@mui/material/Alert'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/formats.ts'
import { JobProgress } from '../../../core/job/JobProgress.tsx'
import { ListError } from '../../../core/views/list/ListError.tsx'
import { Choices } from '../../../ui/form/Choice.tsx'
import { Button } from '../../../ui/Button.tsx'
import { mostChangedRows } from '../table/table.ts'
import type { Missing } from './exportRun.ts'
import type { Export } from './useExport.ts'

/** How far an export is, and what came of it. */
export function ExportStatus({ out }: { out: Export }) {
  const { t } = useTranslation(['transfer', 'ui'])
  const { exporting, stop, goOn } = out
  if (exporting.kind === 'none') return null
  if (exporting.kind === 'noWriter') return <Alert severity="error">{t('out.noWriter')}</Alert>
  if (exporting.kind === 'stopped') return <output>{t('out.stopped')}</output>
  if (exporting.kind === 'done') return <Done {...exporting} />
  if (exporting.kind === 'unwritten') return <Unwritten {...{ goOn, stop }} />
  const { done, known } = exporting
  if (exporting.kind !== 'unread')
    return (
      <>
        <JobProgress {...{ done }} total={exporting.kind === 'reading' ? known : 0}>
          {t(`out.${exporting.kind}`)}
        </JobProgress>
        <Choices>
          <Button onClick={stop}>{t('ui:stop')}</Button>
        </Choices>
      </>
    )
  const { error } = exporting
  return (
    <>
      <output>{t('out.kept', { done, known })}</output>
      <ListError
        error={error instanceof Error ? error : new Error('unreadable')}
        refusedFilters={[]}
        onRetry={goOn}
        actions={<Button onClick={stop}>{t('ui:stop')}</Button>}
      />
    </>
  )
}

/** All was read, and lost with what was to make a file of it. */
function Unwritten({ goOn, stop }: Pick<Export, 'goOn' | 'stop'>) {
  const { t } = useTranslation(['transfer', 'ui'])
  return (
    <Alert severity="error">
      {t('out.unwritten')}
      <Choices>
        <Button variant="contained" onClick={goOn}>
          {t('ui:retry')}
        </Button>
        <Button onClick={stop}>{t('ui:stop')}</Button>
      </Choices>
    </Alert>
  )
}

const reasons = [
  'unreadable',
  'slipped',
  'withheld',
  'tooLong',
  'undated',
  'unknownZone',
] as const satisfies readonly (keyof Missing)[]

const Losses = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })

function Done({ name, count, missing }: { name: string; count: number; missing: Missing }) {
  const { t, i18n } = useTranslation(['transfer', 'ui'])
  const place = useRef<HTMLOutputElement>(null)
  useEffect(() => place.current?.focus(), [])
  const losses = reasons.filter((reason) => (missing[reason] ?? 0) > 0)
  return (
    <>
      <Typography
        ref={place}
        component="output"
        tabIndex={-1}
        sx={{ display: 'block', overflowWrap: 'anywhere' }}
      >
        {t('out.done', { name, count })}
      </Typography>
      {count > mostChangedRows && !name.endsWith('.ics') ? (
        <Alert severity="info">
          {t('out.inParts', { rows: formatNumber(i18n.language, mostChangedRows) })}
        </Alert>
      ) : null}
      {losses.length > 0 ? (
        <Alert severity="warning">
          <Losses>
            {losses.map((reason) => (
              <li key={reason}>{t(`out.missing.${reason}`, { count: missing[reason] ?? 0 })}</li>
            ))}
          </Losses>
        </Alert>
      ) : null}
    </>
  )
}
