import { useTranslation } from 'react-i18next'
import { useFieldWords } from '../../collection/form/useFieldWords.ts'
import type { QueuedWrite } from '../../collection/queue/queued.ts'
import { formatList } from '../../i18n/formats.ts'
import { writables } from '../../records/records.ts'

/** What the queue says of one that waits. */
export function useQueueWords(
  item: Pick<QueuedWrite, 'collection' | 'language' | 'opened' | 'title'>,
) {
  const { t, i18n } = useTranslation('queue')
  const { language, opened } = item
  const collection = writables[item.collection]
  const words = useFieldWords({ collection, language, record: opened, linked: writables })
  return {
    ...words,
    title: item.title || t('untitled'),
    labels: (names: readonly string[]) => formatList(i18n.language, names.map(words.labelOf)),
  }
}
