import type { ReactNode } from 'react'
import type { Post } from '../../../resource/post.ts'
import type { ChosenRecords } from '../select/SelectionBar.tsx'
import { BulkMenu } from './BulkMenu.tsx'
import type { BulkOf } from './bulkOf.ts'
import { PostBulkDialog } from './PostBulkDialog.tsx'
import { usePostActions } from './usePostActions.ts'

interface PostActionsProps<R extends Post> extends ChosenRecords<R> {
  of: BulkOf<R>
  /** What else happens when these go to the trash. */
  trashNote: ReactNode
}

/** What can be done with many venues or organizers. */
export function PostActions<R extends Post>(props: PostActionsProps<R>) {
  const { of, records, onWritten, trashNote } = props
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
