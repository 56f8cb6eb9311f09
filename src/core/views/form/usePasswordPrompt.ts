import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

export interface PasswordPrompt {
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
