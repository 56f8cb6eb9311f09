import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConflictField } from '../saved.ts'
import type { SayValue } from './valueWords.ts'

interface Props {
  /** Says what the two did. */
  title: string
  fields: readonly ConflictField[]
  labelOf: (name: string) => string
  sayValue: SayValue
  /** Told the names of the fields in which the other's value stays. */
  onChoose: (theirs: readonly string[]) => void
  onCancel: () => void
}

/** Two people changed the same field: both values, and a choice for each. */
export function ConflictDialog(props: Props) {
  const { fields, labelOf, sayValue, onChoose, onCancel } = props
  const { t } = useTranslation('recordForm')
  const id = useId()
  const [theirs, setTheirs] = useState<readonly string[]>([])
  const choose = (name: string, isTheirs: boolean) =>
    setTheirs([...theirs.filter((other) => other !== name), ...(isTheirs ? [name] : [])])
  return (
    <Dialog open onClose={onCancel} aria-labelledby={id} maxWidth="md">
      <DialogTitle id={id}>{props.title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('conflict.text')}</DialogContentText>
        {fields.map(({ field: name, mine, theirs: other }) => (
          <FormControl key={name} sx={{ display: 'block', mt: 2 }}>
            <FormLabel id={`${id}${name}`}>{labelOf(name)}</FormLabel>
            <RadioGroup
              aria-labelledby={`${id}${name}`}
              value={theirs.includes(name) ? 'theirs' : 'mine'}
              onChange={(_, value) => choose(name, value === 'theirs')}
            >
              <FormControlLabel
                value="mine"
                control={<Radio />}
                label={t('conflict.mine', { value: sayValue(name, mine) })}
              />
              <FormControlLabel
                value="theirs"
                control={<Radio />}
                label={t('conflict.theirs', { value: sayValue(name, other) })}
              />
            </RadioGroup>
          </FormControl>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{t('conflict.cancel')}</Button>
        <Button variant="contained" onClick={() => onChoose(theirs)}>
          {t('conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
