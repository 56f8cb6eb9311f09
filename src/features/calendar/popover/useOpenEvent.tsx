import { useState, useId } from 'react'
import type { Item } from '../data/items.ts'
import type { CalendarState } from '../page/useCalendar.ts'
import Close from '@mui/icons-material/Close'
import Popover from '@mui/material/Popover'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useMayWrite } from '../../../core/views/list/statusReach.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { RouterButton } from '../../../ui/RouterLinks.tsx'
import { datable } from '../move/movedDates.ts'
import { EventFacts, type Warning, warningsOf } from './EventFacts.tsx'
import type { Clash } from '../clashes/calendarClashes.ts'
import { ClashLink, type OpenEvent } from '../clashes/ClashLink.tsx'
import { row, stack } from '../../../ui/layout.ts'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { useStatusChange } from '../../../resources/events/editing.ts'
import type { EventRecord } from '../../../resources/events/events.ts'
import type { Language } from '../../../api/language.ts'

const Buttons = row('fieldset', 1, {
  margin: 0,
  padding: 0,
  border: 0,
  '& > p': { flexBasis: '100%', margin: 0 },
})

/** Where an event may go from here; what is scheduled follows from its date of publication. */
const offered = ['publish', 'pending', 'draft', 'private'] as const

interface StatusChangeProps {
  record: EventRecord
  language: Language
  /** drawn as one with versions in other languages, which keep theirs */
  isOneOfSeveral: boolean
  onDone: () => void
}

/** Another status, at a press. */
function StatusChange(props: StatusChangeProps) {
  const { record, language, isOneOfSeveral, onDone } = props
  const { t } = useTranslation(['calendar', 'ui', 'visibility'])
  const change = useStatusChange(language, isOneOfSeveral)
  const nameOf = useLanguageName()
  return (
    <Buttons aria-label={t('popover.status', { title: record.title || t('ui:untitled') })}>
      {isOneOfSeveral ? <p>{t('popover.inOne', { language: nameOf(language) })}</p> : null}
      {offered
        .filter((status) => status !== record.status)
        .map((status) => (
          <Button
            key={status}
            variant="outlined"
            onClick={() => {
              onDone()
              change(record, status)
            }}
          >
            {t(`popover.to.${status}`)}
          </Button>
        ))}
    </Buttons>
  )
}

/** As many as are named of one event. */
const mostNamed = 3

/** What an event clashes with, each with the way to look at it. */
function ClashLines({ calendar, clashes }: { calendar: CalendarState; clashes: readonly Clash[] }) {
  const { t } = useTranslation(['calendar', 'ui', 'visibility'])
  const more = clashes.length - mostNamed
  return (
    <>
      {clashes.slice(0, mostNamed).map(({ item, kinds }) => (
        <li key={item.key}>
          {t(kinds.includes('venue') ? 'clashes.venueWith' : 'clashes.titleWith')}{' '}
          <ClashLink {...{ calendar, item }} />
        </li>
      ))}
      {more > 0 ? <li>{t('ui:andMore', { count: more })}</li> : null}
    </>
  )
}

const List = stack('ul', 0.5, (theme) => ({
  margin: 0,
  padding: theme.spacing(1, 1.5),
  borderInlineStart: `3px solid ${(theme.vars ?? theme).palette.warning.main}`,
  background: (theme.vars ?? theme).palette.action.hover,
  fontSize: '0.875rem',
  listStyle: 'none',
}))

/** What is to be known before one trusts where the event is drawn. */
function EventWarnings({ calendar, item }: { calendar: CalendarState; item: Item }) {
  const { t, i18n } = useTranslation(['calendar', 'ui', 'visibility'])
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

const Card = stack('div', 1.5, (theme) => ({
  width: 'min(26rem, calc(100vw - 48px))',
  padding: theme.spacing(2),
}))

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  '& h2': { margin: 0, overflowWrap: 'anywhere' },
}))

const Ways = row('div', 1, { alignItems: 'center' })

interface EventPopoverProps {
  calendar: CalendarState
  item: Item
  anchor: HTMLElement
  onMove: (item: Item) => void
  onClose: () => void
}

/** What an editor needs of an event without leaving the month. */
function EventPopover({ calendar, item, anchor, onMove, onClose }: EventPopoverProps) {
  const { t } = useTranslation(['calendar', 'visibility', 'ui'])
  const id = useId()
  const mayWrite = useMayWrite(calendar.service)
  const { language, title, record } = item
  const place = { params: { language, id: String(item.id) } } as const
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id } }}
    >
      <Card>
        <Head>
          <Typography variant="h3" component="h2" id={id} lang={title ? language : undefined}>
            {title || t('ui:untitled')}
          </Typography>
          <IconButton aria-label={t('ui:close')} onClick={onClose}>
            <Close fontSize="small" />
          </IconButton>
        </Head>
        <EventFacts {...{ calendar, item }} />
        <EventWarnings {...{ calendar, item }} />
        {mayWrite && record && !record.withheld ? (
          <StatusChange
            {...{ record, language }}
            isOneOfSeveral={item.versions.length > 1}
            onDone={onClose}
          />
        ) : null}
        <Ways>
          <RouterButton to="/$language/events/$id" {...place} variant="contained">
            {t('ui:open')}
          </RouterButton>
          {mayWrite && datable(item) ? (
            <Button
              variant="outlined"
              onClick={() => {
                onClose()
                onMove(item)
              }}
            >
              {t('popover.move')}
            </Button>
          ) : null}
          {mayWrite && record ? (
            <RouterButton to="/$language/events/$id/duplicate" {...place} variant="outlined">
              {t('popover.duplicate')}
            </RouterButton>
          ) : null}
          <RouterButton to="/$language/events/$id/visibility" {...place}>
            {t('visibility:action')}
          </RouterButton>
        </Ways>
      </Card>
    </Popover>
  )
}

/** The event somebody looks at. Its code comes with the first one. */
export function useOpenEvent(calendar: CalendarState, onMove: (item: Item) => void) {
  const [opened, setOpened] = useState<{ key: string; anchor: HTMLElement } | null>(null)
  // Another rendering of the grid makes other elements: the place stays, as long as the event does.
  const item = opened && calendar.items.find(({ key }) => key === opened.key)
  // What has gone from sight does not open by itself when it comes back.
  if (opened && !item) setOpened(null)
  const open: OpenEvent = (key, anchor) => setOpened({ key, anchor })
  const popover =
    opened && item ? (
      <EventPopover
        {...{ calendar, item, onMove }}
        anchor={opened.anchor}
        onClose={() => setOpened(null)}
      />
    ) : null
  return { open, popover }
}
