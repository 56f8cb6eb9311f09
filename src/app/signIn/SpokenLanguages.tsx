import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { interfaceLanguageNames, interfaceLanguages } from '../../i18n/interfaceLanguage.ts'
import { changeSettings } from '../../ui/settings.ts'

const Languages = styled('fieldset')({ display: 'flex', margin: 0, padding: 0, border: 0 })

/** The languages that a page outside of every place can speak: the interface is fixed to the chosen one. */
export function SpokenLanguages() {
  const { t, i18n } = useTranslation('signIn')
  return (
    <Languages aria-label={t('languages')}>
      {interfaceLanguages.map((code) => (
        <Button
          key={code}
          lang={code}
          color="inherit"
          aria-pressed={i18n.language === code}
          sx={{ textDecoration: i18n.language === code ? 'underline' : 'none' }}
          onClick={() => changeSettings({ interfaceLanguage: code })}
        >
          {interfaceLanguageNames[code]}
        </Button>
      ))}
    </Languages>
  )
}

export const SignInLayout = styled('main')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: theme.spacing(2),
  minHeight: '100dvh',
  padding: theme.spacing(3, 2),
  borderBlockStart: `8px solid ${(theme.vars ?? theme).palette.rail.ground}`,
}))

export const Card = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  width: 'min(460px, 100%)',
  padding: theme.spacing(4),
  borderRadius: 12,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  background: (theme.vars ?? theme).palette.background.paper,
  '& header': { marginBlockEnd: 0 },
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5) },
}))

export const Site = styled('p')(({ theme }) => ({
  margin: 0,
  color: (theme.vars ?? theme).palette.secondary.main,
  fontWeight: 600,
}))

export const Other = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  '& > button': { whiteSpace: 'normal' },
}))
