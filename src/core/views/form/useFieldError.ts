import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

/** Says why a field that several resources have was refused, where the service says no more than that it was. */
export function useFieldError() {
  const { t } = useTranslation(['recordForm', 'termForm'])
  return (name: string, boxes: FieldValues): string | undefined => {
    if (name === 'author') return t('problem.authorUnknown', { id: String(boxes.author) })
    if (name === 'slug') return t('termForm:problem.slugRefused')
    if (name === 'parent') return t('termForm:problem.parentRefused')
    if (name !== 'image') return undefined
    const typed = String(boxes.image).trim()
    return /^\d+$/.test(typed) ? t('problem.imageNumber', { id: typed }) : t('problem.imageAddress')
  }
}
