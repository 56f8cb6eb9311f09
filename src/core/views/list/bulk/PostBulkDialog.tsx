import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { trashing } from '../../../job/bulk/postChanges.ts'
import type { Values } from '../../../write/merge.ts'
import type { Post } from '../../../resource/post.ts'
import { BulkDialog, type BulkDialogProps } from './BulkDialog.tsx'
import { StatusDialog } from './StatusDialog.tsx'

/** What can be done with many records of any kind that have a status. */
export const postActions = ['status', 'trash', 'restore'] as const
export type PostAction = (typeof postActions)[number]

export interface PostBulkProps<R extends Post> extends Pick<
  BulkDialogProps<R>,
  'of' | 'records' | 'onClose'
> {
  action: PostAction
  /** What goes with a new status. */
  withStatus?: (record: R, status: string) => Values
  /** What else happens when these go to the trash. */
  trashNote?: ReactNode
}

/** The dialog of one of these actions. */
export function PostBulkDialog<R extends Post>(props: PostBulkProps<R>) {
  if (props.action === 'trash') return <TrashDialog {...props} />
  return <StatusDialog {...props} isRestoring={props.action === 'restore'} />
}

function TrashDialog<R extends Post>({ trashNote, ...dialog }: PostBulkProps<R>) {
  const { t } = useTranslation('job')
  return (
    <BulkDialog {...dialog} title={t('post.trash')} action="trash" change={trashing}>
      <Alert severity="warning">{trashNote ?? t('post.trashNote')}</Alert>
    </BulkDialog>
  )
}
