import Alert from '@mui/material/Alert'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { restoringAs, settingTo, trashing } from '../../bulk/postChanges.ts'
import type { Values } from '../../merge.ts'
import type { Post } from '../../post.ts'
import { useStatusNames } from '../statusName.ts'
import { BulkDialog, type BulkDialogProps } from './BulkDialog.tsx'

/** What can be done with many records of any kind that have a status. */
export const postActions = ['status', 'trash', 'restore'] as const
export type PostAction = (typeof postActions)[number]

interface PostBulkProps<R extends Post> extends Pick<
  BulkDialogProps<R>,
  'of' | 'records' | 'onRound' | 'onClose'
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

const explained = ['publish', 'draft', 'pending', 'private'] as const

/** Who sees records of a status. */
function useMeaningOf(status: string): string | undefined {
  const { t } = useTranslation(['bulk', 'recordForm'])
  if (status === '') return undefined
  const known = explained.find((one) => one === status)
  return known ? t(`post.means.${known}`) : t('recordForm:statusMeans.other')
}

/** Those that are waiting or gone cannot be told without a date or a question of their own. */
const notOffered: ReadonlySet<string> = new Set(['future', 'trash'])

function StatusDialog<R extends Post>(props: PostBulkProps<R> & { isRestoring: boolean }) {
  const { isRestoring, withStatus, ...dialog } = props
  const { t } = useTranslation('bulk')
  const names = useStatusNames()
  const { fields } = dialog.of.collection
  const [status, setStatus] = useState(isRestoring ? 'draft' : '')
  const meaning = useMeaningOf(status)
  const offered = dialog.of.service.configuration.statuses.filter((one) => !notOffered.has(one))
  const valuesOf = (record: R) => ({ status, ...withStatus?.(record, status) })
  const change = isRestoring ? restoringAs(fields, status) : settingTo(fields, valuesOf)
  return (
    <BulkDialog
      {...dialog}
      title={t(isRestoring ? 'post.restore' : 'post.status')}
      action={isRestoring ? 'restore' : 'change'}
      change={status === '' ? null : change}
    >
      <TextField
        select
        label={t(isRestoring ? 'post.restoreAs' : 'post.newStatus')}
        value={status}
        onChange={(event) => setStatus(event.target.value)}
        helperText={meaning}
        sx={{ mt: 1 }}
      >
        {offered.map((one) => (
          <MenuItem key={one} value={one}>
            {names.ofOne(one)}
          </MenuItem>
        ))}
      </TextField>
    </BulkDialog>
  )
}

function TrashDialog<R extends Post>({ trashNote, ...dialog }: PostBulkProps<R>) {
  const { t } = useTranslation('bulk')
  return (
    <BulkDialog {...dialog} title={t('post.trash')} action="trash" change={trashing}>
      <Alert severity="warning">
        <Suspense fallback={null}>{trashNote ?? t('post.trashNote')}</Suspense>
      </Alert>
    </BulkDialog>
  )
}
