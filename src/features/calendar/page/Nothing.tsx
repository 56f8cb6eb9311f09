import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useMayWrite } from '../../../core/views/list/statusReach.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { RouterButton, RouterLink } from '../../../ui/RouterLinks.tsx'
import { Corner } from './CalendarNotes.tsx'
import type { CalendarState } from './useCalendar.ts'

interface NothingProps {
  calendar: CalendarState
}

function isNothing({ items, readings }: CalendarState): boolean {
  return items.length === 0 && readings.every(({ isWhole, isReading }) => isWhole && !isReading)
}

/** There is nothing to list, and why. */
export function NothingListed({ calendar }: NothingProps) {
  const { t } = useTranslation(['calendar', 'ui'])
  const { isNarrowed, isWithoutFilters, service } = calendar
  // Who may not write is not shown what is not out.
  const text = useMayWrite(service) ? 'empty.text' : 'empty.published'
  if (!isNothing(calendar)) return null
  return (
    <EmptyState
      title={t(isNarrowed ? 'empty.filtered' : 'empty.title')}
      text={t(isNarrowed ? 'empty.filteredText' : text)}
      action={
        isNarrowed ? (
          <RouterButton to="." variant="outlined" search={isWithoutFilters}>
            {t('ui:clearFilters')}
          </RouterButton>
        ) : null
      }
    />
  )
}

const Line = styled(Corner)(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: theme.spacing(1.5),
  '& h2': { ...theme.typography.body2, margin: 0, fontWeight: 600 },
}))

/** The same in a corner of the days: there is more to be done with them than to read. */
export function NothingDrawn({ calendar }: NothingProps) {
  const { t } = useTranslation(['calendar', 'ui'])
  const { isNarrowed, isWithoutFilters } = calendar
  if (!isNothing(calendar)) return null
  return (
    <Line className="unprinted">
      <h2>{t(isNarrowed ? 'empty.filtered' : 'empty.title')}</h2>
      {isNarrowed ? (
        <RouterLink to="." search={isWithoutFilters}>
          {t('ui:clearFilters')}
        </RouterLink>
      ) : null}
    </Line>
  )
}
