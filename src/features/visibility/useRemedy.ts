import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fieldLabel } from '../../core/resource/fieldLabel.ts'
import { useWriteNews } from '../../core/write/queue/useWriteNews.ts'
import { reversibleWrite, type ReversibleWrite } from '../../core/write/undo/reversibleWrite.ts'
import { puttingBack, useMayBeWritten, withPublication } from '../../resources/events/editing.ts'
import { type EventRecord, events, type EventUpdate } from '../../resources/events/events.ts'
import { formatList } from '../../i18n/formats.ts'
import type { Service } from '../../api/service.ts'
import { announce } from '../../ui/live/announcements.ts'
import { toast } from '../../ui/toast/toast.ts'
import type { Remedy } from './remedies.ts'
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
export function useRemedy(service: Service) {
  const { t, i18n } = useTranslation(['visibility', 'eventForm'])
  const client = useQueryClient()
  const failed = useWriteNews()
  const mayBeWritten = useMayBeWritten()

  const write = async (what: Written['what'], asked: EventWrite) => {
    const { opened, undoes } = asked
    const title = inLanguage(opened.title, service.language) || t('untitled')
    announce(t('write.saving', { title }))
    try {
      const written = await reversibleWrite(client, events, asked)
      const { record, back } = written
      const labels = written.differences.map(({ field }) => fieldLabel(i18n, 'events', field))
      const fields = formatList(i18n.language, labels)
      const more = puttingBack(t('write.putBack'), service, written)
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
            ? [{ label: t('write.undo'), isUndo: true, onClick: () => void write(what, undo) }]
            : []),
          ...more,
        ],
      })
    } catch (error) {
      failed(error, {
        undone: undoes && title,
        conflict: t('write.conflict', { title }),
        failed: (why) => t('write.failed', { title, why }),
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
