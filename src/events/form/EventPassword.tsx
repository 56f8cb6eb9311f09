import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useRef, useState } from 'react'
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
  const [isNeeded, setIsNeeded] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const wrong = isWrong ? t('password.wrong') : undefined
  const problem = isNeeded ? t('password.needed') : wrong
  return (
    <>
      <PageHeader title={title || t('password.title')} />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setIsNeeded(password === '')
          if (password === '') box.current?.focus()
          else onGiven(password)
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
          onChange={(event) => {
            setPassword(event.target.value)
            setIsNeeded(false)
          }}
          inputRef={box}
          error={problem !== undefined}
          helperText={problem}
        />
        <Button type="submit" variant="contained">
          {t('password.open')}
        </Button>
      </form>
    </>
  )
}
