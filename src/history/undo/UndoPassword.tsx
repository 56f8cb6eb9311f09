import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: theme.spacing(1),
  marginBlock: theme.spacing(1),
}))

interface Props {
  /** The password given before was not the right one. */
  isWrong: boolean
  isBusy: boolean
  onGiven: (password: string) => void
}

/** In the row of a write to a protected event: asks for its password, and takes the write back with it. */
export function UndoPassword({ isWrong, isBusy, onGiven }: Props) {
  const { t } = useTranslation(['history', 'eventForm'])
  const [password, setPassword] = useState('')
  const [isNeeded, setIsNeeded] = useState(false)
  const wrong = isWrong ? t('eventForm:password.wrong') : undefined
  const problem = isNeeded ? t('eventForm:password.needed') : wrong
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        setIsNeeded(password === '')
        if (password !== '') onGiven(password)
      }}
    >
      <TextField
        size="small"
        type="password"
        autoComplete="off"
        label={t('eventForm:password.label')}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value)
          setIsNeeded(false)
        }}
        error={problem !== undefined}
        helperText={problem}
      />
      <Button type="submit" variant="outlined" disabled={isBusy}>
        {t('result.again')}
      </Button>
    </Form>
  )
}
