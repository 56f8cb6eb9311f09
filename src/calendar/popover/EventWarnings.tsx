import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { ClashLines } from '../clashes/ClashLines.tsx'
import type { Item } from '../data/items.ts'
import type { CalendarState } from '../page/useCalendar.ts'
import { type Warning, warningsOf } from './warnings.ts'

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  margin: 0,
  padding: theme.spacing(1, 1.5),
  borderInlineStart: `3px solid ${(theme.vars ?? theme).palette.warning.main}`,
  background: (theme.vars ?? theme).palette.action.hover,
  fontSize: '0.875rem',
  listStyle: 'none',
}))

/** What is to be known before one trusts where the event is drawn. */
export function EventWarnings({ calendar, item }: { calendar: CalendarState; item: Item }) {
  const { t, i18n } = useTranslation('calendar')
  const siteZone = calendar.service.configuration.timezone
  const found = warningsOf(item, siteZone, i18n.language)
  const clashes = calendar.clashes.clashesOf(item)
  if (found.length + clashes.length === 0) return null
  const words = ({ kind, ...values }: Warning) => t(`popover.${kind}`, { siteZone, ...values })
  return (
    <List>
      {found.map((warning) => (
        <li key={warning.kind}>{words(warning)}</li>
      ))}
      <ClashLines {...{ calendar, clashes }} />
    </List>
  )
}
