import FilterIcon from '@mui/icons-material/FilterList'
import Box from '@mui/material/Box'
import { useState } from 'react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { type WritableName, writableNames } from '../../core/resource/collection.ts'
import { FilterForm } from '../../core/views/list/FilterForm.tsx'
import { emptiedTexts, filtersOfTexts, filterTexts } from '../../core/views/list/filterTexts.ts'
import { formatDate } from '../../i18n/formats.ts'
import { useService } from '../../api/useService.ts'
import { Button } from '../../ui/Button.tsx'
import { FilterChips } from '../../ui/filters/FilterChips.tsx'
import { FilterGroup } from '../../ui/filters/FilterDrawer.tsx'
import { type LinkTab, LinkTabs } from '../../ui/filters/LinkTabs.tsx'
import { SearchBox } from '../../ui/filters/SearchBox.tsx'
import { MomentInput } from '../../ui/form/MomentInput.tsx'
import { SelectInput } from '../../ui/form/Choice.tsx'
import { activityFilters, operations, shown } from './activityFilters.ts'
import type { Activity } from './useActivity.ts'

/** What narrows the list: not sent or history, words, filters, and those in force. */
export function ActivityBar({ activity: { address, items } }: { activity: Activity }) {
  const { t } = useTranslation(['activity', 'app', 'filters', 'ui', 'recordList'])
  const [isOpen, setOpen] = useState(false)
  const { filters, change, searchOf } = address
  const { search, show } = filters
  const chips = useChips(address)
  const tabs = [undefined, ...shown].map((one): LinkTab => ({
    id: one ?? 'all',
    words: t(`show.${one ?? 'all'}`),
    search: searchOf({ ...filters, page: undefined, show: one }),
    isCurrent: one === show,
    count: one === 'unsent' && items.length > 0 ? items.length : null,
  }))
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <LinkTabs label={t('recordList:presets.label')} tabs={tabs} />
        <Box sx={{ display: 'flex', flex: '1 1 0', minWidth: 240, gap: 1 }}>
          <SearchBox
            label={t('search')}
            value={search ?? ''}
            onSearch={(words) => change({ search: words || undefined }, { replace: true })}
          />
          <Button
            variant="outlined"
            startIcon={<FilterIcon />}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {t('filters:drawer.button')}
          </Button>
        </Box>
      </Box>
      <FilterChips
        chips={chips}
        onRemove={(name) => change({ [name]: undefined })}
        cleared={searchOf({ search, show })}
      />
      {isOpen ? <FilterDialog address={address} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** What a kind of record is called, pictures among them. */
function collectionLabel(
  t: TFunction<['activity', 'app', 'filters', 'recordList', 'ui']>,
  name: WritableName,
): string {
  return name === 'media' ? t('resources.media') : t(`app:shell.${name}`)
}

function useChips({ filters }: Activity['address']) {
  const { t, i18n } = useTranslation(['activity', 'app', 'filters', 'ui', 'recordList'])
  const { languages } = useService().configuration
  const { collection, operation, language, series, from, until } = filters
  const values = {
    collection: collection && collectionLabel(t, collection),
    operation: operation && t(`operations.${operation}`),
    language: language && (languages[language] ?? language),
    series: series && t('oneSeries'),
    from: from && formatDate(i18n.language, from, 'short'),
    until: until && formatDate(i18n.language, until, 'short'),
  }
  const names = ['collection', 'operation', 'language', 'series', 'from', 'until'] as const
  return names.flatMap((name) => {
    const value = values[name]
    return value ? [{ name, label: t(`names.${name}`), value }] : []
  })
}

interface DialogProps {
  address: Activity['address']
  onClose: () => void
}

/** What and when, to be filled in and applied together. */
function FilterDialog({ address: { filters, change }, onClose }: DialogProps) {
  const { t } = useTranslation(['activity', 'app', 'filters', 'ui', 'recordList'])
  const { languages } = useService().configuration
  const gone = Object.fromEntries(Object.keys(filters).map((name) => [name, undefined]))
  const any = { value: '', label: t('filters:answer.any') }
  return (
    <FilterForm
      texts={filterTexts(activityFilters, filters)}
      emptied={emptiedTexts}
      read={(texts) => filtersOfTexts(activityFilters, texts)}
      sayWrong={() => t('wrongDay')}
      onApply={(found) => change({ ...gone, ...found })}
      onClose={onClose}
    >
      {(control) => (
        <>
          <FilterGroup title={t('ui:what')}>
            <SelectInput
              {...{ control, name: 'collection' }}
              label={t('ui:what')}
              options={[
                any,
                ...writableNames.map((value) => ({ value, label: collectionLabel(t, value) })),
              ]}
            />
            <SelectInput
              {...{ control, name: 'operation' }}
              label={t('names.operation')}
              options={[
                any,
                ...operations.map((value) => ({ value, label: t(`operations.${value}`) })),
              ]}
            />
            <SelectInput
              {...{ control, name: 'language' }}
              label={t('names.language')}
              options={[
                any,
                ...Object.entries(languages).map(([value, label]) => ({ value, label })),
              ]}
            />
          </FilterGroup>
          <FilterGroup title={t('ui:when')}>
            <MomentInput {...{ control, name: 'from' }} label={t('names.from')} clock="" />
            <MomentInput {...{ control, name: 'until' }} label={t('names.until')} clock="" />
          </FilterGroup>
        </>
      )}
    </FilterForm>
  )
}
