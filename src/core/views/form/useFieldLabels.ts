import { useTranslation } from 'react-i18next'
import type { Identified, Writable } from '../../resource/collection.ts'
import { fieldLabel, labelRooms } from '../../resource/fieldLabel.ts'
import { onOneLine } from '../../resource/plainText.ts'
import type { NamedCollections } from './linkedNames.ts'
import { useLinkLabels } from './useLinkLabels.ts'
import { useValueFormat } from './valueFormat.ts'

interface Worded<R extends Identified> {
  readonly collection: Pick<Writable<R>, 'name' | 'fields'>
  readonly language: string
  /** tells the names of those it is linked to, as far as it does */
  readonly record: R | null
  /** of what records of this collection are linked to */
  readonly linked: NamedCollections
}

/** The fields of a record and their values in words, where there is no form of it. */
export function useFieldLabels<R extends Identified>(worded: Worded<R>) {
  const { collection, language, record, linked } = worded
  const { i18n } = useTranslation(Object.values(labelRooms))
  const linkWords = useLinkLabels(linked)
  const sayValue = useValueFormat(
    {
      value(field, value) {
        if (collection.fields[field]?.kind === 'html') return onOneLine(String(value ?? ''))
        return linkWords({ field, value, record, language })
      },
    },
    null,
  )
  return { labelOf: (field: string) => fieldLabel(i18n, collection.name, field), sayValue }
}
