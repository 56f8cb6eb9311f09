import { type Control, useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Identified } from '../../collection/collection.ts'
import type { PickerSource } from '../../collection/pickers/pickerSource.ts'
import { RecordPicker } from '../../collection/pickers/RecordPicker.tsx'
import { eventFilters } from '../eventFilters.ts'
import type { DrawerTexts } from './drawerTexts.ts'

interface LinkFilterProps<R extends Identified> {
  control: Control<DrawerTexts>
  name: 'categories' | 'tags' | 'venue' | 'organizer'
  source: PickerSource<R>
}

/** Linked records found by name. Slugs that came by the address stay, for the interface takes them as well. */
export function LinkFilter<R extends Identified>({ control, name, source }: LinkFilterProps<R>) {
  const { t } = useTranslation(['eventList', 'filterDrawer'])
  const { field } = useController({ control, name })
  const asked: readonly (number | string)[] = eventFilters[name].read(field.value) ?? []
  const slugs = asked.filter((one) => typeof one === 'string')
  return (
    <RecordPicker
      source={source}
      label={t(`names.${name}`)}
      value={asked.filter((one) => typeof one === 'number')}
      onChange={(ids) => field.onChange([...slugs, ...ids].join(','))}
      onBlur={field.onBlur}
      {...(slugs.length > 0
        ? { help: t('filterDrawer:alsoSlugs', { slugs: slugs.join(', ') }) }
        : {})}
    />
  )
}
