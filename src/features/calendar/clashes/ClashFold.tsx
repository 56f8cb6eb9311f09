import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/formats.ts'
import type { CalendarState } from '../page/useCalendar.ts'
import type { OpenEvent } from '../popover/useOpenEvent.tsx'
import type { CalendarClashes } from './calendarClashes.ts'
import { ClashLink } from './ClashLink.tsx'
import { ClashSign } from './ClashSign.tsx'
import { useLookedThrough } from './useLookedThrough.ts'
import { Facts } from '../../../ui/Facts.tsx'

/** As many pairs as are listed. */
const mostListed = 50

const Fold = styled('details')(({ theme }) => ({
  '& summary': { minHeight: 24, paddingBlock: 4, cursor: 'pointer' },
  '& summary > span': {
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: theme.spacing(0, 1.5),
    // Beside its sign, also where the words take two lines.
    maxWidth: 'calc(100% - 1.5em)',
    verticalAlign: 'top',
  },
  // They come and go with what is read: where they would take a second line, what is under it would move.
  '&:not([open]) .compared': {
    display: 'none',
    [theme.breakpoints.up('lg')]: { display: 'inline' },
  },
  '@media (pointer: coarse)': { '& summary': { paddingBlock: 10 } },
  '& ul': { display: 'grid', gap: theme.spacing(1), margin: theme.spacing(1, 0), padding: 0 },
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: theme.spacing(0, 1.5),
    listStyle: 'none',
    overflowWrap: 'anywhere',
  },
  '& small': { fontSize: '0.8125rem', color: (theme.vars ?? theme).palette.text.secondary },
  '& a': { display: 'inline-block', minHeight: 24 },
}))

export interface ClashFoldProps {
  calendar: CalendarState
  clashes: CalendarClashes
  onOpen: OpenEvent
}

/** How many there are, in fewer words where these would take a second line, and which. */
export function ClashFold({ calendar, clashes, onOpen }: ClashFoldProps) {
  const { t, i18n } = useTranslation('calendar')
  const [isOpen, setOpen] = useState(false)
  const { venue, title } = clashes.total
  const number = (count: number) => formatNumber(i18n.language, count)
  const days = useLookedThrough(calendar)
  const words = calendar.isNarrow ? 'clashes.short' : 'clashes.count'
  return (
    <Fold onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span>
          <strong>
            <ClashSign /> {t('clashes.label')}
          </strong>
          {venue > 0 ? <span>{t(`${words}.venue`, { number: number(venue) })}</span> : null}
          {title > 0 ? <span>{t(`${words}.title`, { number: number(title) })}</span> : null}
          {days === null ? null : <span className="compared">{t('clashes.within', { days })}</span>}
        </span>
      </summary>
      {isOpen ? <Pairs {...{ calendar, clashes, onOpen }} /> : null}
    </Fold>
  )
}

function Pairs({ calendar, clashes, onOpen }: ClashFoldProps) {
  const { t, i18n } = useTranslation('calendar')
  const pairs = clashes.pairs(mostListed + 1)
  return (
    <>
      {calendar.isNarrowed ? <p>{t('clashes.narrowed')}</p> : null}
      <ul>
        {pairs.slice(0, mostListed).map(({ one, item, kinds }) => (
          <li key={`${one.key} ${item.key}`}>
            <ClashLink item={one} {...{ calendar, onOpen }} />
            <ClashLink item={item} {...{ calendar, onOpen }} />
            <Facts>{kinds.map((kind) => t(`clashes.${kind}`))}</Facts>
          </li>
        ))}
      </ul>
      {pairs.length > mostListed ? (
        <p>{t('clashes.first', { number: formatNumber(i18n.language, mostListed) })}</p>
      ) : null}
    </>
  )
}
