import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../core/views/form/languageLabels.ts'
import { publicPage } from '../../core/views/form/publicAddress.ts'
import { fieldLabel } from '../../core/resource/fieldLabel.ts'
import { useStatusNames } from '../../core/views/list/statusName.ts'
import { withPublication } from './bulk/eventChanges.ts'
import { type EventRecord, events, type EventUpdate } from './events.ts'
import { puttingBack } from './puttingBack.ts'
import { useMayBeWritten } from './rules/useWriteReasons.ts'
import { formatList } from '../../i18n/formats.ts'
import type { Language } from '../../api/language.ts'
import { useService } from '../../api/useService.ts'
import { announce } from '../../ui/live/announcements.ts'
import { toast } from '../../ui/toast/toast.ts'
import { useWriteNews } from '../../core/write/queue/useWriteNews.ts'
import { type ReversibleWrite, reversibleWrite } from '../../core/write/undo/reversibleWrite.ts'
import { inLanguage } from '../../ui/speech/inLanguage.ts'

/**
 * Gives an event another status through the safe writer and says what came of it, with the way back.
 * @param isOneOfSeveral the language is told with it
 */
export function useStatusChange(language: Language, isOneOfSeveral = false) {
  const { t, i18n } = useTranslation(['calendar', 'eventForm', 'filters', 'ui'])
  const { ofOne } = useStatusNames()
  const service = useService().in(language)
  const client = useQueryClient()
  const failed = useWriteNews()
  const mayBeWritten = useMayBeWritten()
  const nameOf = useLanguageName()

  const write = async (asked: ReversibleWrite<EventRecord, EventUpdate>) => {
    const { opened, changes, undoes } = asked
    const name = inLanguage(opened.title, language) || t('ui:untitled')
    const title = isOneOfSeveral ? `${name} (${nameOf(language)})` : name
    announce(t('popover.saving', { title }))
    try {
      const written = await reversibleWrite(client, events, asked)
      const { record, back } = written
      const labels = written.differences.map(({ field }) => fieldLabel(i18n, 'events', field))
      const fields = formatList(i18n.language, labels)
      const values = { title, status: ofOne(record.status).toLowerCase(), fields }
      const href = publicPage(record)
      const isAsMeant = record.status === changes.status
      const isAllAsMeant = labels.length === 0
      if (undoes !== undefined && isAllAsMeant) {
        toast.show({ message: t('popover.undone', values) })
        return
      }
      toast.show({
        message: t(`popover.${isAllAsMeant ? 'saved' : isAsMeant ? 'besides' : 'held'}`, values),
        severity: isAllAsMeant ? 'success' : 'warning',
        actions: [
          ...(href ? [{ label: t('filters:row.public'), href }] : []),
          ...(back ? [{ label: t('ui:undo'), isUndo: true, onClick: () => void write(back) }] : []),
          ...puttingBack(t('ui:putBackWays'), asked.service, written),
        ],
      })
    } catch (error) {
      failed(error, {
        undone: undoes && title,
        conflict: t('popover.conflict', { title }),
        failed: (why) => t('popover.failed', { title, why }),
      })
    }
  }

  const change = async (opened: EventRecord, status: string) => {
    // Published now: the date of a scheduled one would schedule it again (contract.md §6).
    const publication = withPublication(service.configuration.timezone)(opened, status)
    const changes = { status, ...publication }
    if (await mayBeWritten({ opened, changes, language })) await write({ service, opened, changes })
  }

  return (opened: EventRecord, status: string): void => void change(opened, status)
}
