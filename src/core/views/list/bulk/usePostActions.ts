import { useTranslation } from 'react-i18next'
import type { Post } from '../../../resource/post.ts'
import { type PostAction, postActions } from './PostBulkDialog.tsx'

/** Which of them make sense for these records: the trash for what is not in it, restoring for what is. */
export function usePostActions(records: readonly Post[]): { id: PostAction; words: string }[] {
  const { t } = useTranslation('job')
  const someTrashed = records.some(({ status }) => status === 'trash')
  const allTrashed = records.every(({ status }) => status === 'trash')
  return postActions
    .filter((action) => (action === 'restore' ? someTrashed : !allTrashed))
    .map((id) => ({ id, words: t(`post.${id}`) }))
}
