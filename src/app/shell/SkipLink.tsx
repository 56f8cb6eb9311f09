import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

const Skip = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  insetBlockStart: theme.spacing(1),
  insetInlineStart: theme.spacing(1),
  padding: theme.spacing(1, 2),
  borderRadius: theme.shape.borderRadius,
  color: (theme.vars ?? theme).palette.primary.contrastText,
  background: (theme.vars ?? theme).palette.primary.main,
  fontWeight: 600,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}))

/** First stop of the keyboard: over the navigation, to the page. */
export function SkipLink() {
  const { t } = useTranslation('app')
  return (
    <Skip
      href="#page"
      onClick={(event) => {
        // Under <base> a bare fragment would lead to the application's root instead.
        event.preventDefault()
        document.getElementById('page')?.focus()
      }}
    >
      {t('shell.skip')}
    </Skip>
  )
}
