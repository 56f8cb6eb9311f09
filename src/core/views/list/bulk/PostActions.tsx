import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '../../../resource/post.ts'
import { BulkMenu } from './BulkMenu.tsx'
import { PostBulkDialog, type PostAction, postActions } from './PostBulkDialog.tsx'
import type { BulkActionsProps, BulkOf } from './bulkOf.ts'

interface PostActionsProps<R extends Post> extends BulkActionsProps<R> {
  of: BulkOf<R>
  /** What else happens when these go to the trash. */
  trashNote: ReactNode
}

/** What can be done with many venues or organizers. */
export function PostActions<R extends Post>(props: PostActionsProps<R>) {
  const { records, several, onWritten, trashNote } = props
  const of = { ...props.of, ...several }
  return (
    <BulkMenu
      actions={usePostActions(records)}
      renderDialog={(action, onClose) => (
        <PostBulkDialog
          {...{ of, records, action, trashNote }}
          onClose={(written) => {
            onClose()
            onWritten(written)
          }}
        />
      )}
    />
  )
}

/** Which of them make sense for these records: the trash for what is not in it, restoring for what is. */
export function usePostActions(records: readonly Post[]): { id: PostAction; words: string }[] {
  const { t } = useTranslation('job')
  const someTrashed = records.some(({ status }) => status === 'trash')
  const allTrashed = records.every(({ status }) => status === 'trash')
  return postActions
    .filter((action) => (action === 'restore' ? someTrashed : !allTrashed))
    .map((id) => ({ id, words: t(`post.${id}`) }))
}
