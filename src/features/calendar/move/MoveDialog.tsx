import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { type FormEvent, useId } from 'react'
import { useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { EventRecord } from '../../../resources/events/events.ts'
import type { WallDay } from '../../../time/wallTime.ts'
import { useConfirmedClose } from '../../../ui/confirm/useConfirmedClose.ts'
import { FieldScope } from '../../../ui/form/fieldId.ts'
import { MoveFields } from './MoveFields.tsx'
import { MovePreview } from './MovePreview.tsx'
import type { Dates } from './places.ts'
import { useMoveForm } from './useMoveForm.ts'
import { inLanguage } from '../../../ui/speech/inLanguage.ts'
import { Sentence } from '../../../ui/speech/Sentence.tsx'

interface MoveDialogProps {
  record: EventRecord
  /** of the event */
  language: string
  today: WallDay
  siteZone: string
  onMove: (dates: Dates) => void
  /** it stays, and a draft of it goes there */
  onCopy: (dates: Dates) => void
  onClose: () => void
}

/** Moves an event by typing or choosing: all that dragging does, and as far as one likes. */
export function MoveDialog({
  record,
  language,
  today,
  siteZone,
  onMove,
  onCopy,
  onClose,
}: MoveDialogProps) {
  const { t } = useTranslation(['eventMove', 'form', 'time'])
  const id = useId()
  const name = inLanguage(record.title, language)
  const boxes = useMoveForm(record, siteZone)
  const { isDirty } = useFormState({ control: boxes.control })
  const close = useConfirmedClose({ isChanged: isDirty, onClose })
  const submit = (event: FormEvent) => void boxes.handleSubmit(onMove)(event)
  return (
    <Dialog open onClose={close} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form noValidate autoComplete="off" onSubmit={submit}>
        <DialogTitle id={id}>
          <Sentence words={t('title', { title: name || t('untitled') })} />
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
          <FieldScope value="move">
            <MoveFields {...{ boxes, record, siteZone }} />
          </FieldScope>
          <MovePreview {...{ boxes, record, today, siteZone }} />
          <Typography variant="body2">{t('copy.note')}</Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button onClick={() => void boxes.handleSubmit(onCopy)()}>{t('copy.there')}</Button>
          <Button type="submit" variant="contained">
            {t('save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
