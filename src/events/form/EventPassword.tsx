import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../ui/PageHeader.tsx'

interface Props {
  title: string
  /** The password given before was not the right one. */
  isWrong: boolean
  onGiven: (password: string) => void
}

/** Asks for the password of a protected event. It stays in this page's memory. */
export function EventPassword({ title, isWrong, onGiven }: Props) {
  const { t } = useTranslation('eventForm')
  const [password, setPassword] = useState('')
  return (
    <>
      <PageHeader title={title || t('password.title')} />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (password !== '') onGiven(password)
        }}
        style={{ display: 'grid', gap: 16, maxWidth: 480, justifyItems: 'start' }}
      >
        <p style={{ margin: 0 }}>{t('password.text')}</p>
        <TextField
          fullWidth
          type="password"
          autoComplete="off"
          label={t('password.label')}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={isWrong}
          helperText={isWrong ? t('password.wrong') : undefined}
        />
        <Button type="submit" variant="contained">
          {t('password.open')}
        </Button>
      </form>
    </>
  )
}
