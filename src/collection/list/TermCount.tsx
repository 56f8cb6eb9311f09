import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/formats.ts'
import type { AddressSearch } from '../../ui/filters/address.ts'
import { EventsLink } from './EventsLink.tsx'

interface TermCountProps {
  count: number
  /** The filter that lists its events. */
  search: AddressSearch
  tabIndex?: number
}

/** How many published events a term has; one without is said to be hidden from the website. */
export function TermCount({ count, search, ...link }: TermCountProps) {
  const { t, i18n } = useTranslation('recordList')
  return (
    <>
      <EventsLink search={search} {...link}>
        {formatNumber(i18n.language, count)}
      </EventsLink>
      {count === 0 ? (
        <VisibilityOffOutlined
          color="action"
          titleAccess={t('unused')}
          sx={{ ml: 1, fontSize: '1.1em', verticalAlign: 'text-bottom' }}
        />
      ) : null}
    </>
  )
}
