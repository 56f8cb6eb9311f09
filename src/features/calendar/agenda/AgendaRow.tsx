import { styled } from '@mui/material/styles'
import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, use } from 'react'
import { useTranslation } from 'react-i18next'
import { eventWhen } from '../../../resources/events/events.ts'
import type { WallDay } from '../../../time/wallTime.ts'
import { LanguageChip } from '../../../ui/LanguageChip.tsx'
import { Unseen } from '../../../ui/Unseen.tsx'
import { StatusSign } from '../../../core/views/list/StatusMark.tsx'
import { ClashSign, HiddenSign } from '../clashes/EventSigns.tsx'
import { isHidden, isOut, type Item } from '../data/items.ts'
import { ChipLabels, eventHref } from '../look/chipLabels.ts'
import { isMovedByKeys } from '../move/places.ts'
import type { OpenEvent } from '../clashes/ClashLink.tsx'

const Row = styled('a')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: theme.spacing(0.25, 1.5),
  // As tall as the density of the application has it.
  padding: 'calc((var(--control-height, 36px) - 28px) / 2) 8px',
  textDecoration: 'none',
  '&:hover b': { textDecoration: 'underline' },
  '& time': { flex: '0 0 7.5em', fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.down('sm')]: { '& time': { flexBasis: '100%' } },
  '& b': { flex: '1 1 12em', minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 },
  // Its words are said, and written where it is opened and in the list of clashes.
  '& .calendar-clash': { position: 'relative', flex: '0 0 12px', height: 12, overflow: 'clip' },
  '& .calendar-clash > svg': { display: 'block' },
  '& .calendar-clash > small': {
    position: 'absolute',
    insetInlineStart: '100%',
    whiteSpace: 'nowrap',
  },
  '& small': { fontSize: '0.75rem', color: (theme.vars ?? theme).palette.text.secondary },
}))

interface AgendaRowProps {
  item: Item
  today: WallDay
  onOpen: OpenEvent
}

/** An event of the agenda: hours, title, place, and in words what its colour says. */
export function AgendaRow({ item, today, onOpen }: AgendaRowProps) {
  const { i18n } = useTranslation(['calendar', 'time', 'ui', 'translations'])
  const router = useRouter()
  const words = use(ChipLabels)
  if (!words) return null
  const { language, title, record, status, key, versions } = item
  const ground = words.ground(item)
  const when = eventWhen(item, i18n.language, today)
  const venue = record?.venue[0]?.venue
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onOpen(key, event.currentTarget)
  }
  const isTaken = record !== null && isMovedByKeys(record)
  const isOneDay = when?.kind === 'hours' || when?.kind === 'overnight'
  return (
    <li>
      <Row
        href={eventHref(router, item)}
        className={`calendar-event${isOut(item) ? '' : ' calendar-event-unpublished'}${isTaken ? ' calendar-event-taken' : ''}`}
        style={{ '--fc-event-color': words.colour(ground) } as object}
        data-event={item.keys}
        onClick={open}
      >
        <time>{isOneDay ? when.hours : item.all_day ? words.t('time:allDay') : when?.days}</time>
        <b lang={title ? language : undefined}>{title || words.t('ui:untitled')}</b>
        {isOneDay || (when?.count ?? 1) === 1 || !item.all_day ? null : <small>{when?.days}</small>}
        {/* Who comes from link to link hears no heading of a day. */}
        <Unseen>{` ${words.day(item.placement.start)} `}</Unseen>
        {venue ? <small lang={language}>{venue}</small> : null}
        {ground && ground.name !== venue && ground.key !== status ? (
          <small lang={words.isOfContent ? language : undefined}>{words.nameOf(ground)}</small>
        ) : null}
        {words.otherZone(item) ? (
          <small>{words.t('time:ofZone', { zone: words.otherZone(item) })}</small>
        ) : null}
        {status ? (
          <small>
            <StatusSign status={status} words={words.statusOf(item)} />
          </small>
        ) : null}
        {isHidden(item) ? (
          <small>
            <HiddenSign /> {words.t('translations:facts.hide_from_listings')}
          </small>
        ) : null}
        {/* A place of its own, whether something is in it or not: no row grows when clashes are found. */}
        <span className="calendar-clash">
          {words.clash(item) ? (
            <>
              <ClashSign />
              <small> {words.clash(item)}</small>
            </>
          ) : null}
        </span>
        {words.hasSeveral
          ? versions.map((version) => (
              <LanguageChip key={version.language} language={version.language} />
            ))
          : null}
      </Row>
    </li>
  )
}
