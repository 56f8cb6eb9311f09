import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Account } from '../../api/account.ts'
import { type Keep, signInDaysOf } from '../session/storedAccount.ts'
import HideIcon from '@mui/icons-material/VisibilityOffOutlined'
import ShowIcon from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { useSessionState } from '../session/sessionContext.ts'
import { stack } from '../../ui/layout.ts'

const Choices = stack('fieldset', 0.75, (theme) => ({
  margin: 0,
  padding: 0,
  border: 0,
  '& label': {
    display: 'flex',
    alignItems: 'baseline',
    gap: theme.spacing(1),
    minHeight: 24,
    fontSize: '0.875rem',
  },
  '& input': { accentColor: (theme.vars ?? theme).palette.primary.main },
  '& output': { fontSize: '0.75rem', color: (theme.vars ?? theme).palette.warning.main },
}))

const Fold = styled('details')(({ theme }) => ({
  fontSize: '0.875rem',
  '& summary': { minHeight: 24, cursor: 'pointer' },
  '&[open] summary': { marginBlockEnd: theme.spacing(0.75) },
  '& b': { fontWeight: 600 },
}))

const choices: readonly Keep[] = ['page', 'tab', 'device']

/** How long the sign-in lasts, folded: few choose. Keeping it on the device is said to be what it is. */
function KeepChoice({ keep }: { keep: Keep }) {
  const { t } = useTranslation('signIn')
  const days = signInDaysOf(useSessionState().configuration)
  const [chosen, setChosen] = useState(keep)
  return (
    <Fold>
      <summary>
        <b>{t('keep.legend')}</b> {t(`keep.${chosen}`)}
      </summary>
      <Choices aria-label={t('keep.legend')}>
        {choices.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name="keep"
              value={choice}
              checked={chosen === choice}
              onChange={() => setChosen(choice)}
            />
            {t(`keep.${choice}`)}
          </label>
        ))}
        {chosen === 'device' ? (
          <output>
            {t('keep.warning')} {t('keep.ends', { count: days })}
          </output>
        ) : null}
      </Choices>
    </Fold>
  )
}

/** An application password, hidden until a person wants to see it; it is long, and copied from elsewhere. */
function PasswordField({ isMissing }: { isMissing: boolean }) {
  const { t } = useTranslation('signIn')
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      name="password"
      label={t('password')}
      type={isShown ? 'text' : 'password'}
      required
      autoComplete="current-password"
      error={isMissing}
      helperText={isMissing ? t('passwordMissing') : t('passwordHint')}
      slotProps={{
        htmlInput: { autoCapitalize: 'none', spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={t('show')}
                aria-pressed={isShown}
                onClick={() => setShown(!isShown)}
              >
                {isShown ? <HideIcon /> : <ShowIcon />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}

const Form = stack('form', 2, { justifyItems: 'stretch' })

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
