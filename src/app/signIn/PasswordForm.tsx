import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Account } from '../../service/account.ts'
import type { Keep } from '../session/keptAccount.ts'
import { KeepChoice } from './KeepChoice.tsx'
import { PasswordField } from './PasswordField.tsx'

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  justifyItems: 'stretch',
}))

interface Props {
  /** The login of an ended session: what waits is repeated as the same person, or not at all. */
  login?: string
  isBusy: boolean
  /** Where a successful sign-in is kept by default. */
  keep: Keep
  onSubmit: (account: Account, keep: Keep) => void
}

/** Login and application password. */
export function PasswordForm({ login, isBusy, keep, onSubmit }: Props) {
  const { t } = useTranslation('signIn')
  const [missing, setMissing] = useState<readonly string[]>([])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const typed = {
      login: login ?? text(data, 'login').trim(),
      password: text(data, 'password').trim(),
    }
    const empty = (['login', 'password'] as const).filter((name) => typed[name] === '')
    setMissing(empty)
    const first = empty[0]
    if (first) event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    else onSubmit({ kind: 'password', ...typed }, keepOf(text(data, 'keep')))
  }

  return (
    <Form noValidate onSubmit={submit}>
      <TextField
        name="login"
        label={t('login')}
        defaultValue={login}
        disabled={login !== undefined}
        required
        autoComplete="username"
        error={missing.includes('login')}
        helperText={missing.includes('login') ? t('loginMissing') : undefined}
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
      />
      <PasswordField isMissing={missing.includes('password')} />
      <KeepChoice keep={keep} />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {t('submit')}
      </Button>
    </Form>
  )
}

function text(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

function keepOf(value: string): Keep {
  return value === 'device' || value === 'page' ? value : 'tab'
}
