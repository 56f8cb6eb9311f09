import { useTranslation } from 'react-i18next'
import { PresetLinks } from '../../../ui/filters/PresetLinks.tsx'
import { presetNames, presetOf, withPreset } from './datePresets.ts'
import type { EventAddress } from './useEventList.ts'

/** Often wanted dates; where it is a list of events, also those that no list shows. */
export function EventPresets({ list, hasHidden }: { list: EventAddress; hasHidden: boolean }) {
  const { t } = useTranslation('eventList')
  const { filters, today, searchOf } = list
  const current = presetOf(filters, today)
  const presets = presetNames.map((id) => ({
    id,
    words: t(`presets.${id}`),
    search: searchOf(withPreset(filters, id, today)),
    isCurrent: id === current,
  }))
  const hidden = {
    id: 'hidden',
    words: t('presets.hidden'),
    search: { view: 'hidden' },
    isCurrent: false,
  }
  return (
    <PresetLinks label={t('presets.label')} presets={hasHidden ? [...presets, hidden] : presets} />
  )
}
