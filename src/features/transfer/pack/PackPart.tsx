import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { EventNarrowing } from '../../../resources/events/list/eventNarrowing.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { useIsNarrow } from '../../../ui/table/useIsNarrow.ts'
import { ListStatus } from '../../../ui/filters/ListStatus.tsx'
import { PackButtons } from './page/PackButtons.tsx'
import { PackChoices } from './page/PackChoices.tsx'
import { PackDays } from './page/PackChoices.tsx'
import { PackPreview } from './page/PackPreview.tsx'
import { AgendaStatus } from './page/AgendaStatus.tsx'
import { type PackState, usePack } from './page/usePack.ts'
import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { formatList } from '../../../i18n/formats.ts'
import { type Pack, reasons } from './content/pack.ts'

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
