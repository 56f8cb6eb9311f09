import { useTranslation } from 'react-i18next'
import { useValueWords } from '../collection/form/valueWords.ts'
import type { CollectionName } from '../collection/collection.ts'
import { fieldLabel, labelRooms } from '../collection/fieldLabel.ts'
import { plainText } from '../collection/plainText.ts'
import { writables } from './written.ts'

/** Where a linked record has its name. */
const names = ['title', 'venue', 'organizer', 'name'] as const

function nameIn(record: object): string | undefined {
  const found = new Map<string, unknown>(Object.entries(record))
  return names.map((name) => found.get(name)).find((name) => typeof name === 'string')
}

/** What a record calls those it is linked to in a field. */
function linkNames(record: unknown, field: string, ids: readonly unknown[]): string {
  const found = new Map(Object.entries(Object(record))).get(field)
  const links: readonly unknown[] = Array.isArray(found) ? found : []
  const linked = new Map(links.map((link) => [Object(link).id, nameIn(Object(link))]))
  return ids.map((id) => linked.get(id) || `#${String(id)}`).join(', ')
}

const rooms = Object.values(labelRooms)

/** Fields of the history and their values, in words. */
export function useChangeWords() {
  const { i18n } = useTranslation(rooms)
  const say = useValueWords<null, Record<string, unknown>>({}, null)
  return {
    label: (name: CollectionName, field: string) => fieldLabel(i18n, name, field),
    isText: (name: CollectionName, field: string) => {
      const kind = writables[name].fields[field]?.kind
      return kind === 'html' || (kind === 'text' && field === 'excerpt')
    },
    /** @param record that the value was read from */
    value(name: CollectionName, field: string, value: unknown, record: unknown): string {
      if (Array.isArray(value))
        return say(field, value.length > 0 ? linkNames(record, field, value) : '')
      const isHtml = writables[name].fields[field]?.kind === 'html'
      return say(field, isHtml ? plainText(String(value ?? '')) : value)
    },
  }
}
