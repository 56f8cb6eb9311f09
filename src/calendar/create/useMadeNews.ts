import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { fieldLabel } from '../../collection/fieldLabel.ts'
import { useStatusWords } from '../../collection/form/statusWords.ts'
import type { Difference } from '../../collection/saved.ts'
import type { EventRecord } from '../../events/events.ts'
import { formatList } from '../../i18n/formats.ts'
import { toast } from '../../ui/toast/toast.ts'
import { useWhenSaid } from '../move/useWhenSaid.ts'
import type { CalendarState } from '../page/useCalendar.ts'
import { useTakingBack } from '../write/useTakingBack.ts'
import { inLanguage } from '../../ui/speech/inLanguage.ts'

/** Says that an event was added, when it is and what the service made otherwise, with the way back and the way there. */
export function useMadeNews({ service, today, made }: CalendarState) {
  const { t, i18n } = useTranslation('calendar')
  const statuses = useStatusWords()
  const when = useWhenSaid(today)
  const navigate = useNavigate()
  const takeBack = useTakingBack()

  const undo = async ({ id }: EventRecord, title: string) => {
    const isBack = await takeBack(service, id, {
      done: t('create.undone', { title }),
      failed: (why) => t('create.notUndone', { title, why }),
    })
    if (isBack) made.drop(id)
  }

  return (record: EventRecord, differences: readonly Difference[]): void => {
    const title = inLanguage(record.title, service.language) || t('untitled')
    const status = statuses.name(record.status).toLowerCase()
    const labels = differences.map(({ field }) => fieldLabel(i18n, 'events', field))
    const values = { title, status, when: when(record) }
    const fields = formatList(i18n.language, labels)
    const params = { language: service.language, id: String(record.id) }
    toast.show({
      message:
        labels.length > 0 ? t('create.held', { ...values, fields }) : t('create.made', values),
      severity: labels.length > 0 ? 'warning' : 'success',
      actions: [
        { label: t('create.undo'), onClick: () => void undo(record, title) },
        {
          label: t('create.open'),
          onClick: () => void navigate({ to: '/$language/events/$id', params }),
        },
      ],
    })
  }
}
