import Popover from '@mui/material/Popover'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/formats.ts'
import { Button } from '../../../ui/Button.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import type { CalendarState } from '../page/useCalendar.ts'
import { type CalendarClashes, noClashes } from './calendarClashes.ts'
import { ClashLink, type OpenEvent } from './ClashLink.tsx'
import { ClashSign } from './EventSigns.tsx'
import { reachesAround } from '../data/nearEvents.ts'
import { daysTitle } from '../days/range.ts'
import { stack } from '../../../ui/layout.ts'

interface Held {
  readonly place: string
  readonly clashes: CalendarClashes
}

/**
 * What overlaps on the days that are shown. While the months beside them are read anew, as after a write, it is what it
 * was before: pairs across the edge would leave and come again, and the list with them in which somebody just was.
 * Of other days than those shown nothing is known.
 */
export function useHeldClashes(calendar: CalendarState): CalendarClashes {
  const { clashes, clashPlace, isBesideComing, place } = calendar
  const [last, setLast] = useState<Held | null>(null)
  if (!isBesideComing && clashPlace !== undefined && last?.clashes !== clashes)
    setLast({ place: clashPlace, clashes })
  if (isBesideComing && last?.place === place) return last.clashes
  return clashPlace === place ? clashes : noClashes
}

/** As many pairs as are listed. */
const mostListed = 50

const List = stack('ul', 1, (theme) => ({
  margin: 0,
  padding: 0,
  fontSize: '0.875rem',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: theme.spacing(0, 1.5),
    listStyle: 'none',
    overflowWrap: 'anywhere',
  },
  '& small': { fontSize: '0.75rem', color: (theme.vars ?? theme).palette.text.secondary },
  '& a': { display: 'inline-block', minHeight: 24 },
}))

const Summary = styled('div')({ fontSize: '0.875rem', '& > *': { margin: 0 } })

interface OverlapsButtonProps {
  calendar: CalendarState
  onOpen: OpenEvent
}

/** How many events overlap on these days; which ones is a press away. Its place is there before anybody knows. */
export function OverlapsButton({ calendar, onOpen }: OverlapsButtonProps) {
  const { t, i18n } = useTranslation('calendar')
  const clashes = useHeldClashes(calendar)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { venue, title } = clashes.total
  const count = venue + title
  return (
    <>
      <Button
        aria-label={t('clashes.labelCount', { count })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        sx={{ gap: 0.75, minWidth: 56 }}
        style={{ visibility: count > 0 ? 'visible' : 'hidden' }}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <ClashSign />
        {formatNumber(i18n.language, count)}
      </Button>
      {anchor ? (
        <Popover
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{
            paper: {
              role: 'dialog',
              'aria-label': t('clashes.label'),
              sx: { p: 2, width: 440, maxHeight: '70vh', display: 'grid', gap: 1.5 },
            },
          }}
        >
          <Overlaps {...{ calendar, clashes, onOpen }} />
        </Popover>
      ) : null}
    </>
  )
}

interface OverlapsProps extends OverlapsButtonProps {
  clashes: CalendarClashes
}

function Overlaps({ calendar, clashes, onOpen }: OverlapsProps) {
  const { t, i18n } = useTranslation('calendar')
  const { days, lookedThrough } = calendar
  const { venue, title } = clashes.total
  const pairs = clashes.pairs(mostListed + 1)
  const counts = [
    venue > 0 ? t('clashes.count.venue', { count: venue }) : '',
    title > 0 ? t('clashes.count.title', { count: title }) : '',
    // Where something beyond the days that were looked through may repeat what is shown.
    reachesAround(days, lookedThrough)
      ? ''
      : t('clashes.within', { days: daysTitle(lookedThrough, i18n.language) }),
  ]
  return (
    <>
      <Summary>
        <strong>{t('clashes.label')}</strong>
        <Facts>{counts.filter(Boolean)}</Facts>
        {calendar.isNarrowed ? <p>{t('clashes.narrowed')}</p> : null}
      </Summary>
      <List>
        {pairs.slice(0, mostListed).map(({ one, item, kinds }) => (
          <li key={`${one.key} ${item.key}`}>
            <ClashLink item={one} {...{ calendar, onOpen }} />
            <ClashLink item={item} {...{ calendar, onOpen }} />
            <Facts>{kinds.map((kind) => t(`clashes.${kind}`))}</Facts>
          </li>
        ))}
      </List>
      {pairs.length > mostListed ? <p>{t('clashes.first', { number: mostListed })}</p> : null}
    </>
  )
}
