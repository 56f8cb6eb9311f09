import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStatusLabels } from '../../../../core/views/form/statusLabels.ts'
import { formatNumber } from '../../../../i18n/formats.ts'
import { useService } from '../../../../api/useService.ts'
import { todayIn } from '../../../../time/wallTime.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Facts } from '../../../../ui/Facts.tsx'
import { announce } from '../../../../ui/live/announcements.ts'
import { RouterLink } from '../../../../ui/RouterLinks.tsx'
import type { EventRecord } from '../../eventRecord.ts'
import { eventWhen } from '../../list/eventWhen.ts'
import type { FieldsProps } from '../fields/fieldsProps.ts'
import type { FormClash } from './formClashes.ts'
import { useFormClashes } from './useFormClashes.ts'

/** As many as are named. */
const mostNamed = 4

const Note = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  padding: theme.spacing(1, 1.5),
  borderInlineStart: `3px solid ${(theme.vars ?? theme).palette.warning.main}`,
  background: (theme.vars ?? theme).palette.action.hover,
  fontSize: '0.875rem',
  '& p, & ul': { margin: 0, padding: 0 },
  '& li': { listStyle: 'none', overflowWrap: 'anywhere' },
  '& a': { display: 'inline-block', minHeight: 24 },
}))

interface ClashNoteProps {
  form: FieldsProps['form']
  opened: EventRecord | null
}

/** Says beside the boxes what is at the same venue then, or has nearly the same title; nothing waits for it. */
export function ClashNote({ form, opened }: ClashNoteProps) {
  const { t, i18n } = useTranslation('eventForm')
  const { clashes, isUnknown, retry } = useFormClashes(form, opened)
  const number = (count: number) => formatNumber(i18n.language, count)
  const { length } = clashes
  const title = length > 0 ? t('clash.title', { count: length, number: number(length) }) : ''
  useEffect(() => {
    if (title) announce(title)
  }, [title])
  if (length === 0 && !isUnknown) return null
  const more = length - mostNamed
  return (
    <Note>
      {title ? <p>{title}</p> : null}
      <ul>
        {clashes.slice(0, mostNamed).map((clash) => (
          <ClashLine key={clash.event.id} {...clash} />
        ))}
        {more > 0 ? <li>{t('clash.more', { count: more, number: number(more) })}</li> : null}
      </ul>
      {isUnknown ? (
        <p>
          {t('clash.unknown')} <Button onClick={retry}>{t('clash.again')}</Button>
        </p>
      ) : null}
    </Note>
  )
}

function ClashLine({ event, kinds }: FormClash) {
  const { t, i18n } = useTranslation('eventForm')
  const { language, configuration } = useService()
  const statuses = useStatusLabels()
  const when = eventWhen(event, i18n.language, todayIn(configuration.timezone))
  return (
    <li>
      {t(kinds.includes('venue') ? 'clash.venue' : 'clash.near')}{' '}
      <Facts>
        <RouterLink
          to="/$language/events/$id"
          params={{ language, id: String(event.id) }}
          target="_blank"
          lang={event.title ? language : undefined}
        >
          {event.title || t('page.untitled')}
        </RouterLink>
        {when?.days}
        {when?.hours}
        {event.status && statuses.name(event.status).toLowerCase()}
      </Facts>
    </li>
  )
}
