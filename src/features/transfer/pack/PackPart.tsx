import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { EventNarrowing } from '../../../resources/events/list/eventNarrowing.tsx'
import { formatNumber } from '../../../i18n/formats.ts'
import { Facts } from '../../../ui/Facts.tsx'
import { ListStatus } from '../../../ui/filters/ListStatus.tsx'
import { Reading } from '../Reading.tsx'
import { PackButtons } from './page/PackButtons.tsx'
import { PackChoices } from './page/PackChoices.tsx'
import { PackDays } from './page/PackDays.tsx'
import { PackNotes } from './page/PackNotes.tsx'
import { PackPreview } from './page/PackPreview.tsx'
import { AgendaStatus } from './page/AgendaStatus.tsx'
import { type PackState, usePack } from './page/usePack.ts'

/** The agenda of some days, as documents and pages: this month's unless told otherwise. */
export function PackPart() {
  const { t } = useTranslation('agendaPack')
  const pack = usePack()
  const { narrowing, mistakes, service, packs } = pack
  return (
    <>
      <Reading>{t('text')}</Reading>
      <PackDays pack={pack} />

      <EventNarrowing list={narrowing} mistakes={mistakes} hasOwnDays />

      <PackChoices pack={pack} />
      <AgendaStatus pack={pack} />
      <Found pack={pack} />
      <PackNotes pack={pack} />
      <PackButtons pack={pack} />
      <PackPreview packs={packs} names={service.configuration.languages} />
    </>
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
