import { useTranslation } from 'react-i18next'
import type { PostBoxes } from './postBoxes.ts'

/** Says why a field that every post has was refused, where the service says no more than that it was. */
export function usePostRefusal() {
  const { t } = useTranslation('recordForm')
  return (name: string, boxes: PostBoxes): string | undefined => {
    if (name === 'author') return t('problem.authorUnknown', { id: boxes.author })
    if (name !== 'image') return undefined
    const typed = boxes.image.trim()
    return /^\d+$/.test(typed) ? t('problem.imageNumber', { id: typed }) : t('problem.imageAddress')
  }
}
