import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  name: string
  onTyped: (name: string) => void
  onSave: (name: string) => void
}

/** Gives the filters in force a name. */
export function SaveView({ name, onTyped, onSave }: Props) {
  const { t } = useTranslation('recordList')
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    onSave(name.trim())
    onTyped('')
  }
  return (
    <form onSubmit={save} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <TextField
        label={t('views.name')}
        value={name}
        onChange={(event) => onTyped(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 80 } }}
        size="small"
        fullWidth
      />
      <Button type="submit" variant="contained" sx={{ flex: 'none' }}>
        {t('views.save')}
      </Button>
    </form>
  )
}
