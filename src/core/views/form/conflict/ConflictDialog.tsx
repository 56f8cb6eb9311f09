import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../../i18n/formats.ts'
import { FieldScope } from '../../../../ui/form/useField.ts'
import { isCrossing } from '../../../write/merge.ts'
import type { ConflictField } from '../../../write/saved.ts'
import type { FormatValue } from '../valueFormat.ts'
import { ConflictChoice, type Side } from './ConflictChoice.tsx'

interface Props {
  /** Says what the two did. */
  title: string
  fields: readonly ConflictField[]
  /** When the other saved: wall time of the site, `''` where the service does not tell. */
  modified: string
  /** How a text of this field is merged by hand; nothing for what is chosen as a whole. */
  textOf: (name: string) => 'html' | 'plain' | undefined
  labelOf: (name: string) => string
  sayValue: FormatValue
  /** Keeps in its box what is typed in place of mine, so that it outlives this dialog. */
  onMerge: (name: string, text: string) => void
  /** Told the names of the fields in which the other's value stays. */
  onChoose: (theirs: readonly string[]) => void
  onCancel: () => void
  /** What leads back, where that is not to the form. */
  cancel?: string
  /** What was chosen would end before it starts: it was not taken. */
  isCrossed?: boolean
}

/** Two people changed the same field: both values, and a choice for each; of texts, a third one. */
export function ConflictDialog({ fields, modified, onMerge, onChoose, onCancel, ...props }: Props) {
  const { t, i18n } = useTranslation('recordForm')
  const id = useId()
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({})
  const isNarrow = useMediaQuery('(max-width: 37.5em)')
  const theirs = fields.flatMap(({ field }) => (sides[field] === 'theirs' ? [field] : []))
  const besideOf = ({ beside }: ConflictField) =>
    beside &&
    t('conflict.beside', {
      field: props.labelOf(beside.field),
      value: props.sayValue(beside.field, beside.value),
    })
  const when = modified ? formatDateTime(i18n.language, modified) : ''
  const known = when ? 'conflict.when' : 'conflict.whenUnknown'
  const last = when ? t('conflict.last', { when }) : ''
  return (
    <Dialog
      open
      onClose={(_, reason) => {
        // A click beside the dialog is no wish to lose what was merged in it.
        if (reason !== 'backdropClick') onCancel()
      }}
      aria-labelledby={id}
      aria-describedby={`${id}text`}
      maxWidth="md"
      fullWidth
      fullScreen={isNarrow}
    >
      <DialogTitle id={id}>{props.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}text`}>
          {isCrossing({ fields })
            ? `${t('conflict.apart')} ${last}`
            : `${t('conflict.text')} ${t(known, { when })}`}
        </DialogContentText>
        <FieldScope value="conflict">
          {fields.map((field) => (
            <ConflictChoice
              key={field.field}
              field={field}
              label={props.labelOf(field.field)}
              beside={besideOf(field)}
              text={props.textOf(field.field)}
              say={(value) => props.sayValue(field.field, value)}
              side={sides[field.field] ?? 'mine'}
              onSide={(side) => setSides({ ...sides, [field.field]: side })}
              onMerge={(text) => onMerge(field.field, text)}
            />
          ))}
        </FieldScope>
        {props.isCrossed ? <Alert severity="error">{t('conflict.crossed')}</Alert> : null}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onCancel}>{props.cancel ?? t('conflict.cancel')}</Button>
        <Button variant="contained" onClick={() => onChoose(theirs)}>
          {t('conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
