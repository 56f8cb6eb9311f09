import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../core/views/form/languageLabels.ts'
import type { Service } from '../../api/service.ts'
import { Button } from '../../ui/Button.tsx'
import { fieldId } from '../../ui/form/useField.ts'
import { RouterButton } from '../../ui/RouterLinks.tsx'
import type { Facts } from './facts.ts'
import type { Remedy } from './reasons.ts'
import { useQueryClient } from '@tanstack/react-query'
import { fieldLabel } from '../../core/resource/fieldLabel.ts'
import { useWriteNews } from '../../core/write/queue/useWriteNews.ts'
import { reversibleWrite, type ReversibleWrite } from '../../core/write/undo/reversibleWrite.ts'
import { puttingBack, useMayBeWritten, withPublication } from '../../resources/events/editing.ts'
import { type EventRecord, events, type EventUpdate } from '../../resources/events/events.ts'
import { formatList } from '../../i18n/formats.ts'
import { announce } from '../../ui/live/announcements.ts'
import { toast } from '../../ui/toast/toast.ts'
import { inLanguage } from '../../ui/speech/inLanguage.ts'

type Written = Extract<Remedy, { kind: 'write' }>
type EventWrite = ReversibleWrite<EventRecord, EventUpdate>

function changesOf({ what, record }: Written, siteZone: string): EventUpdate {
  if (what === 'show') return { hide_from_listings: false }
  return { status: 'publish', ...withPublication(siteZone)(record, 'publish') }
}

const isAsMeant = (what: Written['what'], { status, hide_from_listings }: EventRecord) =>
  what === 'publish' ? status === 'publish' : !hide_from_listings

/** Changes an event through the safe writer, and says what came of it with the way back. */
function useRemedy(service: Service) {
  const { t, i18n } = useTranslation(['visibility', 'eventForm', 'calendar', 'ui'])
  const client = useQueryClient()
  const failed = useWriteNews()
  const mayBeWritten = useMayBeWritten()

  const write = async (what: Written['what'], asked: EventWrite) => {
    const { opened, undoes } = asked
    const title = inLanguage(opened.title, service.language) || t('eventForm:page.untitled')
    announce(t('calendar:popover.saving', { title }))
    try {
      const written = await reversibleWrite(client, events, asked)
      const { record, back } = written
      const labels = written.differences.map(({ field }) => fieldLabel(i18n, 'events', field))
      const fields = formatList(i18n.language, labels)
      const more = puttingBack(t('ui:putBackWays'), service, written)
      const isUndo = undoes !== undefined
      const isThere = isAsMeant(what, record) !== isUndo
      const besides = isThere ? 'besides' : 'held'
      const word = more.length > 0 ? besides : isUndo ? 'undone' : what
      const undo = isUndo ? null : back
      toast.show({
        message: t(`write.${word}`, { title, fields }),
        severity: more.length > 0 ? 'warning' : 'success',
        actions: [
          ...(undo
            ? [{ label: t('ui:undo'), isUndo: true, onClick: () => void write(what, undo) }]
            : []),
          ...more,
        ],
      })
    } catch (error) {
      failed(error, {
        undone: undoes && title,
        conflict: t('write.conflict', { title }),
        failed: (why) => t('calendar:popover.failed', { title, why }),
      })
    }
  }

  return async (remedy: Written): Promise<void> => {
    const { record, what } = remedy
    const changes = changesOf(remedy, service.configuration.timezone)
    const { language } = service
    if (what === 'publish' && !(await mayBeWritten({ opened: record, changes, language }))) return
    await write(what, { service, opened: record, changes })
  }
}

interface Props {
  remedy: Remedy
  facts: Facts
  /** in the language of the event */
  service: Service
}

/** A button that does something about a reason, or a link to where one does. */
export function RemedyWay({ remedy, ...rest }: Props) {
  return remedy.kind === 'write' ? (
    <WriteButton {...rest} remedy={remedy} />
  ) : (
    <WayLink {...rest} remedy={remedy} />
  )
}

interface WriteProps extends Omit<Props, 'remedy'> {
  remedy: Extract<Remedy, { kind: 'write' }>
}

function WriteButton({ remedy, service }: WriteProps) {
  const { t } = useTranslation(['visibility', 'calendar', 'ui', 'eventForm'])
  const write = useRemedy(service)
  const [isBusy, setBusy] = useState(false)
  const title = remedy.record.title || t('eventForm:page.untitled')
  return (
    <Button
      variant="outlined"
      disabled={isBusy}
      aria-label={t(`remedy.${remedy.what}One`, { title })}
      onClick={() => {
        setBusy(true)
        void write(remedy).finally(() => setBusy(false))
      }}
    >
      {t(`remedy.${remedy.what}`)}
    </Button>
  )
}

interface WayProps extends Omit<Props, 'remedy'> {
  remedy: Exclude<Remedy, { kind: 'write' }>
}

function WayLink({ remedy, facts, service: { language } }: WayProps) {
  const { t } = useTranslation(['visibility', 'calendar', 'ui', 'eventForm'])
  const nameOf = useLanguageName()
  const here = useLocation({ select: ({ href }) => href })
  const id = String(facts.id)
  if (remedy.kind === 'field')
    return (
      <RouterButton
        to="/$language/events/$id"
        params={{ language, id }}
        {...(remedy.field ? { hash: fieldId('field', remedy.field) } : {})}
      >
        {t(`remedy.${remedy.field ?? 'form'}`)}
      </RouterButton>
    )
  if (remedy.kind === 'copy')
    return (
      <RouterButton to="/$language/events/$id/duplicate" params={{ language, id }}>
        {t('remedy.copy')}
      </RouterButton>
    )
  if (remedy.kind === 'category')
    return (
      <RouterButton to="/$language/categories/$id" params={{ language, id: String(remedy.id) }}>
        {t('remedy.category')}
      </RouterButton>
    )
  if (remedy.kind === 'language')
    return (
      <RouterButton
        to="/$language/events/$id/visibility"
        params={{ language: remedy.language, id }}
      >
        {t('remedy.language', { language: nameOf(remedy.language) })}
      </RouterButton>
    )
  if (remedy.kind === 'signIn')
    return (
      <RouterButton to="/sign-in" search={{ next: here }}>
        {t('remedy.signIn')}
      </RouterButton>
    )
  return (
    <RouterButton
      to={remedy.kind === 'trash' ? '/$language/trash' : '/$language/translations'}
      params={{ language }}
    >
      {t(`remedy.${remedy.kind}`)}
    </RouterButton>
  )
}
