import HideIcon from '@mui/icons-material/VisibilityOffOutlined'
import ShowIcon from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** An application password, hidden until a person wants to see it; it is long, and copied from elsewhere. */
export function PasswordField({ isMissing }: { isMissing: boolean }) {
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
