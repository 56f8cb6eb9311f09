import { useTranslation } from 'react-i18next'
import type { CollectionName } from '../collection/collection.ts'
import { useValueWords } from '../collection/form/valueWords.ts'
import { plainText } from '../collection/plainText.ts'
import type { QueuedWrite } from '../collection/queue/queued.ts'
import { formatList } from '../i18n/formats.ts'
import { queueable } from './queueable.ts'

/** Where the labels of the fields stand; they are loaded with the page. */
const rooms: Readonly<Record<CollectionName, string>> = {
  events: 'eventForm',
  venues: 'venueForm',
  organizers: 'organizerForm',
  categories: 'termForm',
  tags: 'termForm',
}

/** What the queue says of one that waits. */
export function useQueueWords(item: Pick<QueuedWrite, 'collection' | 'opened' | 'title'>) {
  const { t, i18n } = useTranslation('queue')
  const { collection, opened } = item
  const { fields } = queueable[collection]
  const sayValue = useValueWords(
    {
      value(name, value) {
        if (Array.isArray(value)) return value.map((one) => `#${String(one)}`).join(', ')
        return fields[name]?.kind === 'html' ? plainText(String(value)) : undefined
      },
    },
    opened,
  )
  const labelOf = (name: string): string => {
    const words: unknown = i18n.getResource(i18n.language, rooms[collection], `label.${name}`)
    return typeof words === 'string' ? words : name
  }
  return {
    title: item.title || t('untitled'),
    labelOf,
    sayValue,
    labels: (names: readonly string[]) => formatList(i18n.language, names.map(labelOf)),
  }
}
