import { useTranslation } from 'react-i18next'
import { useValueFormat } from '../../core/views/form/valueFormat.ts'
import type { WritableName } from '../../core/resource/collection.ts'
import { useLinkLabels } from '../../core/views/form/useLinkLabels.ts'
import { fieldLabel, labelRooms } from '../../core/resource/fieldLabel.ts'
import type { Operation } from '../../core/write/operation.ts'
import { onOneLine } from '../../core/resource/plainText.ts'
import { writables } from '../../resources/records.ts'
import { inLanguage } from '../../ui/speech/inLanguage.ts'
import { contentLanguage } from '../../core/views/form/contentLanguage.ts'

const rooms = Object.values(labelRooms)

type Written = Pick<Operation, 'collection' | 'language'>

/** Fields of any record in words. */
export function useFieldLabels() {
  const { i18n } = useTranslation(rooms)
  return (name: WritableName, field: string) => fieldLabel(i18n, name, field)
}

/** Fields of the history and their values, in words. */
export function useFieldText() {
  const label = useFieldLabels()
  const linkWords = useLinkLabels(writables)
  const say = useValueFormat<null, Record<string, unknown>>({}, null)
  return {
    label,
    isText: (name: WritableName, field: string) => {
      const kind = writables[name].fields[field]?.kind
      return kind === 'html' || (kind === 'text' && field === 'excerpt')
    },
    /**
     * For a `Sentence`.
     * @param record that the value was read from
     * @param longest characters of it
     */
    value(
      entry: Written,
      field: string,
      value: unknown,
      record: unknown,
      longest = Infinity,
    ): string {
      const { collection, language } = entry
      const isHtml = writables[collection].fields[field]?.kind === 'html'
      const words = isHtml
        ? say(field, onOneLine(String(value ?? '')))
        : say(field, linkWords({ field, value, record, language }) ?? value)
      const short = words.length > longest ? `${words.slice(0, longest)}…` : words
      return inLanguage(short, contentLanguage(field, value, language))
    },
  }
}
