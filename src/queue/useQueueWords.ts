import { useTranslation } from 'react-i18next'
import { fieldLabel, labelRooms } from '../collection/fieldLabel.ts'
import { useLinkWords } from '../collection/form/useLinkWords.ts'
import { useValueWords } from '../collection/form/valueWords.ts'
import { onOneLine } from '../collection/plainText.ts'
import type { QueuedWrite } from '../collection/queue/queued.ts'
import { formatList } from '../i18n/formats.ts'
import { writables } from '../records/records.ts'

/** What the queue says of one that waits. */
export function useQueueWords(
  item: Pick<QueuedWrite, 'collection' | 'language' | 'opened' | 'title'>,
) {
  const { t, i18n } = useTranslation(['queue', ...Object.values(labelRooms)])
  const { collection, language, opened } = item
  const { fields } = writables[collection]
  const linkWords = useLinkWords(writables)
  const sayValue = useValueWords(
    {
      value(field, value, record) {
        if (fields[field]?.kind === 'html') return onOneLine(String(value))
        return linkWords({ field, value, record, language })
      },
    },
    opened,
  )
  const labelOf = (field: string) => fieldLabel(i18n, collection, field)
  return {
    title: item.title || t('untitled'),
    labelOf,
    sayValue,
    labels: (names: readonly string[]) => formatList(i18n.language, names.map(labelOf)),
  }
}
