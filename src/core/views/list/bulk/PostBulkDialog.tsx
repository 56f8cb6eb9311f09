import Alert from '@mui/material/Alert'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trashing, restoringAs, settingTo } from '../../../job/bulk/postChanges.ts'
import type { Values } from '../../../write/merge.ts'
import type { Post } from '../../../resource/post.ts'
import { BulkDialog } from './BulkDialog.tsx'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { readWallTime, wallTimeAt } from '../../../../time/wallTime.ts'
import { useStatusNames } from '../statusName.ts'
import { type ResolverResult, useForm } from 'react-hook-form'
import { MomentInput } from '../../../../ui/form/MomentInput.tsx'
import type { BulkDialogProps } from './bulkOf.ts'

interface Typed {
  date: string
}

interface PublicationMomentProps {
  /** The site's time zone, on whose clock it is written. */
  zone: string
  /** Whether a wall time can still be waited for. */
  isToCome: (date: string) => boolean
  onChange: (date: string) => void
}

/** When all of them go out: one moment, still to come. */
function PublicationMoment({ zone, isToCome, onChange }: PublicationMomentProps) {
  const { t } = useTranslation(['job', 'recordForm'])
  const resolved = (values: Typed): ResolverResult<Typed> => {
    if (isToCome(values.date)) return { values, errors: {} }
    const date = { type: 'mistake', message: t('recordForm:schedule.past') }
    return { values: {}, errors: { date } }
  }
  const { control, trigger } = useForm<Typed>({
    mode: 'onTouched',
    defaultValues: { date: '' },
    resolver: resolved,
  })
  return (
    <MomentInput
      control={control}
      name="date"
      label={t('recordForm:label.date')}
      help={t('recordForm:schedule.clock', { zone })}
      required
      onTyped={(_, after) => onChange(after)}
      onLeft={() => void trigger()}
    />
  )
}

const explained = ['publish', 'draft', 'pending', 'private', 'future'] as const

/** Who sees records of a status. */
function useMeaningOf(status: string): string | undefined {
  const { t } = useTranslation(['job', 'recordForm'])
  if (status === '') return undefined
  const known = explained.find((one) => one === status)
  return t(`recordForm:statusMeans.${known ?? 'other'}`)
}

/** What goes to the trash has a question of its own; what comes out of it is looked at before it is scheduled. */
const notOffered = (isRestoring: boolean): readonly string[] =>
  isRestoring ? ['trash', 'future'] : ['trash']

/** Without a moment still to come a live service publishes at once (contract.md §6). */
const isToCome = (date: string, zone: string) =>
  readWallTime(date) !== null && date > wallTimeAt(Date.now(), zone)

/** The moment that records wait for, and whether it was still to come when it was last looked at. */
function useMoment(zone: string) {
  const [date, setDate] = useState('')
  const [isSet, setIsSet] = useState(false)
  const look = (wall: string) => {
    const isGood = isToCome(wall, zone)
    setDate(wall)
    setIsSet(isGood)
    return isGood
  }
  return { date, isSet, look }
}

/** Gives many records a status, or takes them out of the trash with one. */
function StatusDialog<R extends Post>({ action, withStatus, ...dialog }: PostBulkProps<R>) {
  const isRestoring = action === 'restore'
  const { t } = useTranslation(['job', 'recordForm'])
  const names = useStatusNames()
  const { fields } = dialog.of.collection
  const { statuses, timezone } = dialog.of.service.configuration
  const [status, setStatus] = useState(
    isRestoring ? 'draft' : action === 'publish' ? 'publish' : '',
  )
  const moment = useMoment(timezone)
  const meaning = useMeaningOf(status)
  const waits = status === 'future'
  const offered = statuses.filter((one) => !notOffered(isRestoring).includes(one))
  const valuesOf = (record: R) => ({
    status,
    ...withStatus?.(record, status),
    ...(waits ? { date: moment.date } : {}),
  })
  const change = isRestoring ? restoringAs(fields, status) : settingTo(fields, valuesOf)
  return (
    <BulkDialog
      {...dialog}
      title={t(isRestoring ? 'post.restore' : 'post.status')}
      action={isRestoring ? 'restore' : 'change'}
      isSaid={action === 'publish'}
      change={status === '' || (waits && !moment.isSet) ? null : change}
      {...(waits
        ? {
            mayStart: () => Promise.resolve(moment.look(moment.date)),
            whyNot: moment.isSet ? undefined : t('recordForm:schedule.past'),
          }
        : {})}
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
      {waits ? (
        <PublicationMoment
          zone={timezone}
          isToCome={(date) => isToCome(date, timezone)}
          onChange={moment.look}
        />
      ) : null}
    </BulkDialog>
  )
}

/** What can be done with many records of any kind that have a status. */
export const postActions = ['status', 'trash', 'restore'] as const
export type PostAction = (typeof postActions)[number] | 'publish'

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
  return props.action === 'trash' ? <TrashDialog {...props} /> : <StatusDialog {...props} />
}

function TrashDialog<R extends Post>({ trashNote, ...dialog }: PostBulkProps<R>) {
  const { t } = useTranslation(['job', 'recordForm'])
  return (
    <BulkDialog {...dialog} title={t('post.trash')} action="trash" change={trashing}>
      <Alert severity="warning">{trashNote ?? t('post.trashNote')}</Alert>
    </BulkDialog>
  )
}
