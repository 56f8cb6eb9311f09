import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Gives the filters in force a name. */
export function SaveView({ onSave }: { onSave: (name: string) => void }) {
  const { t } = useTranslation('recordList')
  const [name, setName] = useState('')
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    onSave(name.trim())
    setName('')
  }
  return (
    <form onSubmit={save} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <TextField
        label={t('views.name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
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
