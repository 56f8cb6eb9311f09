import FilterIcon from '@mui/icons-material/FilterList'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../i18n/formats.ts'
import { useService } from '../service/useService.ts'
import { Button } from '../ui/Button.tsx'
import { FilterChips } from '../ui/filters/FilterChips.tsx'
import { SearchBox } from '../ui/filters/SearchBox.tsx'
import type { History } from './useHistory.ts'
import { HistoryFilterDrawer } from './HistoryFilterDrawer.tsx'

/** What narrows the history: words, filters, and those in force. */
export function HistoryBar({ history: { address } }: { history: History }) {
  const { t } = useTranslation(['history', 'filters'])
  const [isOpen, setOpen] = useState(false)
  const { filters, change, searchOf } = address
  const chips = useChips(address)
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <SearchBox
          label={t('search')}
          value={filters.search ?? ''}
          onSearch={(words) => change({ search: words || undefined }, { replace: true })}
        />
        <Button
          variant="outlined"
          startIcon={<FilterIcon />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {t('filters')}
        </Button>
      </Box>
      <FilterChips
        chips={chips}
        onRemove={(name) => change({ [name]: undefined })}
        cleared={searchOf(filters.search === undefined ? {} : { search: filters.search })}
      />
      {isOpen ? <HistoryFilterDrawer address={address} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function useChips({ filters }: History['address']) {
  const { t, i18n } = useTranslation('history')
  const { languages } = useService().configuration
  const { collection, operation, language, series, from, until } = filters
  const values = {
    collection: collection && t(`resources.${collection}`),
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
