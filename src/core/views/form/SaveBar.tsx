import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useFormState, useWatch } from 'react-hook-form'
import type { Control, FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ActionBar } from '../../../ui/form/ActionBar.tsx'
import { useShortcut } from '../../../ui/shortcuts/useShortcut.ts'

interface Props<V extends FieldValues> {
  control: Control<V>
  /** Names the bar. */
  label: string
  isSaving: boolean
  /** Saves; with a status when the button says one, else with the status in its box. */
  onSave: (status?: string) => void
}

const unpublished = new Set(['draft', 'pending', 'trash'])

/** Save as it is, send for review, publish: each where it means something; without a status there is only saving. */
export function SaveBar<V extends FieldValues>({ control, label, isSaving, onSave }: Props<V>) {
  const { t } = useTranslation('recordForm')
  const status: unknown = useWatch({ control, compute: (boxes: FieldValues) => boxes.status })
  const { isDirty } = useFormState({ control })
  const save = (wanted?: string) => {
    if (!isSaving) onSave(wanted)
  }
  useShortcut('mod+s', t('action.save'), () => save())
  return (
    <ActionBar label={label}>
      <Button variant="contained" aria-disabled={isSaving} onClick={() => save()}>
        {t(saveWords(isSaving, status))}
      </Button>
      {typeof status === 'string' ? (
        <PublishActions {...{ status, isSaving }} onSave={save} />
      ) : null}
      <Typography component="output" variant="body2" color="textSecondary" sx={{ ml: 'auto' }}>
        {isDirty ? t('action.unsaved') : ''}
      </Typography>
    </ActionBar>
  )
}

interface PublishProps {
  status: string
  isSaving: boolean
  onSave: (status: string) => void
}

function PublishActions({ status, isSaving, onSave }: PublishProps) {
  const { t } = useTranslation('recordForm')
  useShortcut('mod+Enter', t('action.publishSave'), () => onSave('publish'))
  return (
    <>
      {status === 'draft' ? (
        <Button variant="outlined" aria-disabled={isSaving} onClick={() => onSave('pending')}>
          {t('action.review')}
        </Button>
      ) : null}
      {unpublished.has(status) ? (
        <Button variant="outlined" aria-disabled={isSaving} onClick={() => onSave('publish')}>
          {t('action.publish')}
        </Button>
      ) : null}
    </>
  )
}

function saveWords(isSaving: boolean, status: unknown) {
  if (isSaving) return 'action.saving'
  return status === 'draft' ? 'action.saveDraft' : 'action.save'
}
