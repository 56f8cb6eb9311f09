import Alert from '@mui/material/Alert'
import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/formats.ts'
import { ListingRefusal } from '../../collection/list/ListingRefusal.tsx'
import { Choices } from '../../ui/form/Choice.tsx'
import { Button } from '../../ui/Button.tsx'
import { Unseen } from '../../ui/Unseen.tsx'
import { mostChangedRows } from '../table/table.ts'
import type { ExportState, Missing } from './exportRun.ts'
import type { Export } from './useExport.ts'

/** How far an export is, and what came of it. */
export function ExportStanding({ out }: { out: Export }) {
  const { t, i18n } = useTranslation('transfer')
  const { exporting, stop, goOn } = out
  if (exporting.kind === 'none') return null
  if (exporting.kind === 'noWriter') return <Alert severity="error">{t('out.noWriter')}</Alert>
  if (exporting.kind === 'stopped') return <output>{t('out.stopped')}</output>
  if (exporting.kind === 'done') return <Done {...exporting} />
  if (exporting.kind === 'unwritten') return <Unwritten {...{ goOn, stop }} />
  if (exporting.kind !== 'unread') return <Far {...exporting} onStop={stop} />
  const { done, known, error } = exporting
  const number = (count: number) => formatNumber(i18n.language, count)
  return (
    <>
      <output>{t('out.kept', { done: number(done), known: number(known) })}</output>
      <ListingRefusal
        error={error instanceof Error ? error : new Error('unreadable')}
        refusedFilters={[]}
        onRetry={goOn}
        actions={<Button onClick={stop}>{t('out.stop')}</Button>}
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
          {t('ui:refusal.retry')}
        </Button>
        <Button onClick={stop}>{t('out.stop')}</Button>
      </Choices>
    </Alert>
  )
}

type FarProps = Extract<ExportState, { kind: 'reading' | 'writing' }> & { onStop: () => void }

function Far({ kind, done, known, onStop }: FarProps) {
  const { t, i18n } = useTranslation('transfer')
  const place = useRef<HTMLDivElement>(null)
  // The button that began it is off now.
  useEffect(() => place.current?.focus(), [])
  const number = (count: number) => formatNumber(i18n.language, count)
  const far = t('out.far', { done: number(done), known: number(known) })
  const quarter = Math.floor((4 * done) / Math.max(1, known))
  return (
    <div ref={place} tabIndex={-1}>
      <Typography sx={{ mb: 1 }}>{far}</Typography>
      <LinearProgress
        aria-label={far}
        variant={kind === 'reading' && known > 0 ? 'determinate' : 'indeterminate'}
        value={known > 0 ? Math.min(100, (100 * done) / known) : 0}
      />
      <Typography variant="body2" component="output" sx={{ display: 'block', my: 1 }}>
        {t(`out.${kind}`)} <Unseen>{t('out.percent', { percent: quarter * 25 })}</Unseen>
      </Typography>
      <Button onClick={onStop}>{t('out.stop')}</Button>
    </div>
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
  const { t, i18n } = useTranslation('transfer')
  const place = useRef<HTMLOutputElement>(null)
  useEffect(() => place.current?.focus(), [])
  const counted = (of: number) => ({ count: of, number: formatNumber(i18n.language, of) })
  const losses = reasons.filter((reason) => (missing[reason] ?? 0) > 0)
  return (
    <>
      <Typography
        ref={place}
        component="output"
        tabIndex={-1}
        sx={{ display: 'block', overflowWrap: 'anywhere' }}
      >
        {t('out.done', { name, ...counted(count) })}
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
              <li key={reason}>{t(`out.missing.${reason}`, counted(missing[reason] ?? 0))}</li>
            ))}
          </Losses>
        </Alert>
      ) : null}
    </>
  )
}
