import type { ReactNode } from 'react'
import type { Post } from '../../../resource/post.ts'
import { BulkMenu } from './BulkMenu.tsx'
import type { BulkActionsProps, BulkOf } from './bulkOf.ts'
import { PostBulkDialog } from './PostBulkDialog.tsx'
import { usePostActions } from './usePostActions.ts'

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
