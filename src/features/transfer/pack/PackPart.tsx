import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { EventNarrowing } from '../../../resources/events/list/eventNarrowing.tsx'
import { formatNumber } from '../../../i18n/formats.ts'
import { Facts } from '../../../ui/Facts.tsx'
import { useIsNarrow } from '../../../ui/table/useIsNarrow.ts'
import { ListStatus } from '../../../ui/filters/ListStatus.tsx'
import { PackButtons } from './page/PackButtons.tsx'
import { PackChoices } from './page/PackChoices.tsx'
import { PackDays } from './page/PackDays.tsx'
import { PackNotes } from './page/PackNotes.tsx'
import { PackPreview } from './page/PackPreview.tsx'
import { AgendaStatus } from './page/AgendaStatus.tsx'
import { type PackState, usePack } from './page/usePack.ts'

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
  const { t } = useTranslation('agendaPack')
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
  const { t, i18n } = useTranslation('agendaPack')
  const nameOf = useLanguageName()
  if (packs.length === 0) return null
  const said = packs.map(({ language, count }) => {
    const found = t('found', { count, number: formatNumber(i18n.language, count) })
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
