import { formatNumber } from '../../../i18n/formats.ts'
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined'
import { useTranslation } from 'react-i18next'
import type { AddressSearch } from '../../../ui/filters/address.ts'
import { EventsLink } from './CountCell.tsx'

interface TermCountProps {
  count: number
  /** The website leaves it out: known of what has nothing inside, and where that is on the screen. */
  isHidden?: boolean
  /** The filter that lists its events. */
  search: AddressSearch
  /** Says what is counted, where no heading of a column does. */
  isNamed?: boolean
  tabIndex?: number
}

/** How many published events a term has; one that is hidden from the website for want of them says so. */
export function TermCount(props: TermCountProps) {
  const { count, isHidden = false, search, isNamed = false, ...link } = props
  const { t, i18n } = useTranslation('recordList')
  return (
    <>
      <EventsLink search={search} {...link}>
        {isNamed ? t('published', { count }) : formatNumber(i18n.language, count)}
      </EventsLink>
      {isHidden ? (
        <VisibilityOffOutlined
          color="action"
          titleAccess={t('unused')}
          sx={{ ml: 1, fontSize: '1.1em', verticalAlign: 'text-bottom' }}
        />
      ) : null}
    </>
  )
}
