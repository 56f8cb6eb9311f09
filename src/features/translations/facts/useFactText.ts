import { useTranslation } from 'react-i18next'
import type { Image } from '../../../core/resource/post.ts'
import { fieldLabel, labelRooms } from '../../../core/resource/fieldLabel.ts'
import { useLinkLabels } from '../../../core/views/form/useLinkLabels.ts'
import { type FormatValue, useValueFormat } from '../../../core/views/form/valueFormat.ts'
import { writables } from '../../../resources/records.ts'
import { languageOf } from '../../../api/language.ts'
import { useService } from '../../../api/useService.ts'
import type { PairedCollection } from '../pairing/listing.ts'
import { pictureOf } from '../state/version.ts'
import type { FactRecord } from './factKinds.ts'

/** What facts are called in words. */
export function useFactLabels(of: PairedCollection): (name: string) => string {
  const { i18n } = useTranslation(labelRooms[of])
  return (name) => fieldLabel(i18n, of, name)
}

/** Says the facts of a record; its links by their names in its language, its picture by its file. */
export function useFactValues(language: string, record: FactRecord): FormatValue {
  const service = useService()
  const linkWords = useLinkLabels(writables)
  const code = languageOf(service.configuration, language) ?? service.language
  const value = (field: string, one: unknown): string | undefined =>
    field === 'image'
      ? picture(record, one)
      : linkWords({ field, value: one, record, language: code })
  return useValueFormat({ value }, null)
}

function picture(record: FactRecord & { readonly image?: Image | null }, value: unknown): string {
  const { image } = record
  const isOwn = image && (value === String(image.id) || value === image.url)
  return isOwn ? pictureOf(image) : String(value ?? '')
}
