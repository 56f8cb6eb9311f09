import { styled } from '@mui/material/styles'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { eventWhen } from '../../../resources/events/events.ts'
import type { Item } from '../data/items.ts'
import type { CalendarState } from '../page/useCalendar.ts'

/** Shows what an editor needs of an event, beside where it is drawn. */
export type OpenEvent = (key: string, anchor: HTMLElement) => void

const Anchor = styled('a')(({ theme }) => ({ color: (theme.vars ?? theme).palette.primary.main }))

interface ClashLinkProps {
  calendar: CalendarState
  item: Item
  /** shows it beside the link, where it is among what is shown */
  onOpen?: OpenEvent
}

/** An event by its title, with when it is. */
export function ClashLink({ calendar, item, onOpen }: ClashLinkProps) {
  const { t, i18n } = useTranslation(['calendar', 'ui'])
  const router = useRouter()
  const { language, id, title, key } = item
  const place = { to: '/$language/events/$id', params: { language, id: String(id) } } as const
  const when = eventWhen(item, i18n.language, calendar.today)
  const isShown = onOpen && calendar.items.some((one) => one.key === key)
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isShown || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onOpen(key, event.currentTarget)
  }
  return (
    <span>
      <Anchor
        href={router.buildLocation(place).href}
        lang={title ? language : undefined}
        onClick={open}
        {...(isShown ? {} : { target: '_blank' })}
      >
        {title || t('ui:untitled')}
      </Anchor>{' '}
      <small>{when ? [when.days, when.hours].filter(Boolean).join(', ') : item.start_date}</small>
    </span>
  )
}
