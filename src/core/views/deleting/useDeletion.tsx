import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ServiceContext, useService } from '../../../api/useService.ts'
import { confirm } from '../../../ui/confirm/confirm.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { type Deletion, hasTrash } from './deletable.ts'
import { useDeletedToast } from './useDeletedToast.ts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { ApiError } from '../../../api/apiError.ts'
import type { Identified } from '../../resource/collection.ts'
import { SaveError } from '../form/SaveError.tsx'
import type { Deleted } from '../../write/saved.ts'
import { TouchedRecords } from './TouchedRecords.tsx'
import { useTouched } from './useTouched.ts'
import { inLanguage } from '../../../ui/speech/inLanguage.ts'
import { Sentence } from '../../../ui/speech/Sentence.tsx'

interface Props {
  deletion: Deletion
  onClose: () => void
  onDeleted: (deleted: Deleted<Identified>) => void
  /** It waits for the network. */
  onQueued: () => void
}

/**
 * Asks before a record is deleted, and says what that touches. The dialog itself has the focus, not a button: a reflex
 * on Enter destroys nothing. It stays when the deletion is refused.
 */
function DeleteDialog({ deletion, onClose, onDeleted, onQueued }: Props) {
  const { t } = useTranslation(['recordDeletion', 'ui'])
  const id = useId()
  const { of, record, slug, password } = deletion
  const { name } = of.collection
  const look = useTouched(of.touches(record))
  // One of the two for as long as the dialog is open.
  const useDelete = slug === undefined ? of.useDelete : (of.useDeleteBySlug ?? of.useDelete)
  const removing = useDelete()
  const remove = () =>
    removing.mutate({ id: record.id, record, password, slug: slug ?? '' }, { onSuccess: onDeleted })
  const { language } = useService()
  const title = of.titleOf(record) || t('unnamed', { id: record.id })
  const said = inLanguage(of.titleOf(record), language) || title
  const way = hasTrash(of) ? 'trash' : 'delete'
  return (
    <Dialog
      open
      role="alertdialog"
      fullWidth
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onClose={() => (removing.isPending ? undefined : onClose())}
    >
      <DialogTitle id={`${id}title`}>
        <Sentence words={t(`title.${name}`, { title: said })} />
      </DialogTitle>
      <DialogContent>
        {removing.error instanceof ApiError ? (
          <SaveError refusal={removing.error} name={title} onQueued={onQueued} />
        ) : null}
        <div id={`${id}text`}>
          {of.renderFacts?.(record)}
          <DialogContentText component="p">
            {t(`means.${name === 'venues' || name === 'organizers' ? 'linked' : name}`)}
          </DialogContentText>
        </div>
        <TouchedRecords look={look} onLeave={onClose} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={removing.isPending}>
          {t('ui:cancel')}
        </Button>
        <Button
          variant="contained"
          color="error"
          disabled={look.isAsking || removing.isPending}
          onClick={remove}
        >
          {t(removing.isPending ? 'busy' : `confirm.${way}`)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Asks, deletes, says it, and offers the way back. @returns whether the record is gone */
export function useDeletion() {
  const { t } = useTranslation('recordForm')
  const service = useService()
  const client = useQueryClient()
  const say = useDeletedToast(service, client)
  return (deletion: Deletion): Promise<boolean> =>
    confirm({
      render: (answer) => (
        <ServiceContext value={service}>
          <DeleteDialog
            deletion={deletion}
            onClose={() => answer(false)}
            onDeleted={(deleted) => {
              answer(true)
              say(deletion, deleted)
            }}
            onQueued={() => {
              answer(false)
              toast.show({ message: t('later.kept', { count: 1 }), severity: 'info' })
            }}
          />
        </ServiceContext>
      ),
    })
}
