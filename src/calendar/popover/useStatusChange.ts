import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useStatusNames } from '../../collection/list/statusName.ts'
import { useMayBeWritten } from '../../events/editing.ts'
import type { EventRecord } from '../../events/events.ts'
import type { Language } from '../../service/language.ts'
import { useService } from '../../service/useService.ts'
import { announceSentence } from '../../ui/speech/announceSentence.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { useWriteNews } from '../../collection/queue/useWriteNews.ts'
import { type EventWrite, writeEvent } from '../write/writeEvent.ts'
import { inLanguage } from '../../ui/speech/inLanguage.ts'

/** Gives an event another status through the safe writer and says what came of it, with the way back. */
export function useStatusChange(language: Language) {
  const { t } = useTranslation('calendar')
  const { ofOne } = useStatusNames()
  const service = useService().in(language)
  const client = useQueryClient()
  const failed = useWriteNews()
  const mayBeWritten = useMayBeWritten()

  const write = async (asked: EventWrite) => {
    const { opened, changes, undoes } = asked
    const title = inLanguage(opened.title, language) || t('untitled')
    announceSentence(t('popover.saving', { title }))
    try {
      const { record, back } = await writeEvent(client, asked)
      const values = { title, status: ofOne(record.status).toLowerCase() }
      const isAsMeant = record.status === changes.status
      if (undoes !== undefined && isAsMeant) {
        toast.show({ message: t('popover.undone', values) })
        return
      }
      toast.show({
        ...(isAsMeant
          ? { message: t('popover.saved', values) }
          : { message: t('popover.held', values), severity: 'warning' }),
        actions: back ? [{ label: t('popover.undo'), onClick: () => void write(back) }] : [],
      })
    } catch (error) {
      failed(error, {
        conflict: t('popover.conflict', { title }),
        failed: (why) => t('popover.failed', { title, why }),
      })
    }
  }

  const change = async (opened: EventRecord, status: string) => {
    const changes = { status }
    if (await mayBeWritten({ opened, changes, language })) await write({ service, opened, changes })
  }

  return (opened: EventRecord, status: string): void => void change(opened, status)
}
