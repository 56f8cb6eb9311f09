import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../i18n/formats.ts'
import { readWallTime } from '../../../time/wallTime.ts'
import type { FieldValues } from 'react-hook-form'
import type { RecordLabels } from './recordForm.ts'
import { useStatusLabels } from './statusLabels.ts'

/** Characters of a long text that a comparison shows. */
const longest = 160

function shortened(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

/** Says a value of a field, for telling what differs. */
export type FormatValue = (name: string, value: unknown) => string

/** The values of a record in words: its room's own where there are any. */
export function useValueFormat<R, V extends FieldValues>(
  words: Pick<RecordLabels<R, V>, 'value'>,
  opened: R | null,
): FormatValue {
  const { t, i18n } = useTranslation(['recordForm', 'picture', 'transfer'])
  const status = useStatusLabels()
  return (name, value) => {
    if (typeof value === 'boolean') return t(value ? 'transfer:new.yes' : 'differences.no')
    const own = words.value?.(name, value, opened)
    if (own !== undefined) return own || t('picture:words.nothing')
    const text = value === null || value === undefined ? '' : String(value)
    if (text === '') return t('picture:words.nothing')
    if (name === 'status') return status.name(text)
    return readWallTime(text) ? formatDateTime(i18n.language, text) : shortened(text)
  }
}
