import { useRouter } from '@tanstack/react-router'
import MenuItem from '@mui/material/MenuItem'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeleteItem } from '../../../core/views/deleting/DeleteItem.tsx'
import { RowMenu as RecordMenu } from '../../../core/views/list/RowMenu.tsx'
import { useMayWrite } from '../../../core/views/list/statusReach.ts'
import type { RowMenuPlace } from '../../../core/views/list/RowMenuButton.tsx'
import { useService } from '../../../api/useService.ts'
import { RouterMenuItem } from '../../../ui/RouterMenuItem.tsx'
import { useEventsOf } from '../bulk/EventSelection.tsx'
import { ShiftDialog } from '../bulk/ShiftDialog.tsx'
import { eventDeletion } from '../eventDeletion.tsx'
import type { EventRecord } from '../eventRecord.ts'
import { useStatusChange } from '../useStatusChange.ts'

interface EventMenuProps extends RowMenuPlace {
  event: EventRecord
  name: string
  language: string
}

/** What can be done with an event of the list beside opening it. */
export function EventMenu({ event, language, ...menu }: EventMenuProps) {
  const { t } = useTranslation(['filters', 'eventList', 'calendar', 'ui'])
  const router = useRouter()
  const mayChange = useMayWrite(useService()) && event.status !== 'trash' && !event.withheld
  const [isMoving, setMoving] = useState(false)
  const { slug, status } = event
  const bySlug = { to: '/$language/events/by-slug/$slug', params: { language, slug } } as const
  const place = {
    to: '/$language/events/$id',
    params: { language, id: String(event.id) },
  } as const
  if (isMoving) return <MoveOne {...{ event }} {...menu} />
  return (
    <RecordMenu
      {...menu}
      open={<RouterMenuItem {...place}>{t('ui:open')}</RouterMenuItem>}
      href={router.buildLocation(place).href}
      slugHref={slug !== '' && status !== 'trash' ? router.buildLocation(bySlug).href : undefined}
      url={status === 'publish' ? event.url : ''}
    >
      {mayChange ? <StatusItems event={event} onClose={menu.onClose} /> : null}
      {mayChange ? (
        <MenuItem onClick={() => setMoving(true)}>{t('calendar:popover.move')}</MenuItem>
      ) : null}
      {mayChange ? (
        <RouterMenuItem to="/$language/translations/$id" params={place.params}>
          {t('eventList:translations')}
        </RouterMenuItem>
      ) : null}
      <VisibilityItem {...{ event, language }} />
      <DuplicateItem {...{ event, language }} />
      <DeleteItem
        deletion={{ of: eventDeletion, record: event }}
        anchor={menu.anchor}
        onClose={menu.onClose}
      />
    </RecordMenu>
  )
}

/** Moves an event in time, as many are moved. */
function MoveOne({ event, anchor, onClose }: Pick<EventMenuProps, 'event' | 'anchor' | 'onClose'>) {
  const of = useEventsOf()
  const records = useMemo(() => [event], [event])
  return (
    <ShiftDialog
      {...{ of, records }}
      onClose={() => {
        onClose()
        anchor.focus()
      }}
    />
  )
}

const statuses = ['publish', 'draft'] as const

/** Out to the website, or back from it. */
function StatusItems({ event, onClose }: Pick<EventMenuProps, 'event' | 'onClose'>) {
  const { t } = useTranslation(['calendar', 'eventList', 'ui'])
  const change = useStatusChange(useService().language)
  return statuses
    .filter((status) => status !== event.status)
    .map((status) => (
      <MenuItem
        key={status}
        onClick={() => {
          onClose()
          change(event, status)
        }}
      >
        {t(`popover.to.${status}`)}
      </MenuItem>
    ))
}

function VisibilityItem({ event, language }: Pick<EventMenuProps, 'event' | 'language'>) {
  const { t } = useTranslation(['visibility', 'calendar', 'eventList', 'ui'])
  return (
    <RouterMenuItem
      to="/$language/events/$id/visibility"
      params={{ language, id: String(event.id) }}
    >
      {t('action')}
    </RouterMenuItem>
  )
}

function DuplicateItem({ event, language }: Pick<EventMenuProps, 'event' | 'language'>) {
  const { t } = useTranslation(['eventDuplicate', 'calendar', 'eventList', 'ui'])
  const mayWrite = useMayWrite(useService())
  return mayWrite && event.status !== 'trash' ? (
    <RouterMenuItem
      to="/$language/events/$id/duplicate"
      params={{ language, id: String(event.id) }}
    >
      {t('menu')}
    </RouterMenuItem>
  ) : null
}
