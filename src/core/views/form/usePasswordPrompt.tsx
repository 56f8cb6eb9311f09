import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type SubmitEvent, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { row } from '../../../ui/layout.ts'

interface PasswordPrompt {
  /** The password given before was not the right one. */
  isWrong: boolean
  onGiven: (password: string) => void
}

/** The form that asks for the password of a protected event, and the box in it. It stays in this page's memory. */
export function usePasswordPrompt({ isWrong, onGiven }: PasswordPrompt) {
  const { t } = useTranslation('eventForm')
  const [password, setPassword] = useState('')
  const [isNeeded, setIsNeeded] = useState(false)
  const inputRef = useRef<HTMLInputElement>(null)
  const wrong = isWrong ? t('password.wrong') : undefined
  const problem = isNeeded ? t('password.needed') : wrong
  return {
    onSubmit(event: SubmitEvent) {
      event.preventDefault()
      setIsNeeded(password === '')
      if (password === '') inputRef.current?.focus()
      else onGiven(password)
    },
    box: {
      inputRef,
      type: 'password',
      autoComplete: 'off',
      label: t('password.label'),
      value: password,
      onChange(event: { target: { value: string } }) {
        setPassword(event.target.value)
        setIsNeeded(false)
      },
      error: problem !== undefined,
      helperText: problem,
    },
  }
}

const Form = row('form', 1, (theme) => ({ alignItems: 'start', marginBlock: theme.spacing(1) }))

interface Props extends PasswordPrompt {
  isBusy?: boolean
  /** of the button */
  children: ReactNode
}

/** In the row of a write to a protected event: asks for its password, to try the write again with it. */
export function PasswordAgain({ isBusy = false, children, ...asked }: Props) {
  const { onSubmit, box } = usePasswordPrompt(asked)
  return (
    <Form onSubmit={onSubmit}>
      <TextField size="small" {...box} />
      <Button type="submit" variant="outlined" disabled={isBusy}>
        {children}
      </Button>
    </Form>
  )
}
