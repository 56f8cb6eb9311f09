import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { signInDaysOf } from '../../service/configuration.ts'
import type { Keep } from '../session/keptAccount.ts'
import { useSessionState } from '../session/sessionContext.ts'

const Choices = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.75),
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': {
    padding: 0,
    marginBlockEnd: theme.spacing(0.75),
    fontWeight: 600,
    fontSize: '0.875rem',
  },
  '& label': {
    display: 'flex',
    alignItems: 'baseline',
    gap: theme.spacing(1),
    minHeight: 24,
    fontSize: '0.875rem',
  },
  '& input': { accentColor: (theme.vars ?? theme).palette.primary.main },
  '& output': { fontSize: '0.8125rem', color: (theme.vars ?? theme).palette.warning.main },
}))

const choices: readonly Keep[] = ['page', 'tab', 'device']

/** How long the sign-in lasts. Keeping it on the device is said to be what it is. */
export function KeepChoice({ keep }: { keep: Keep }) {
  const { t } = useTranslation('signIn')
  const days = signInDaysOf(useSessionState().configuration)
  const [chosen, setChosen] = useState(keep)
  return (
    <Choices>
      <legend>{t('keep.legend')}</legend>
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
  )
}
