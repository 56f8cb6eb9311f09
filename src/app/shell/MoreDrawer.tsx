import CloseIcon from '@mui/icons-material/Close'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../api/language.ts'
import { Button } from '../../ui/Button.tsx'
import { DialogHeading } from '../../ui/DialogHeading.tsx'
import { RouterButton } from '../../ui/RouterLinks.tsx'
import { DisplayChoices } from '../settings/DisplayChoices.tsx'
import { AccessibilityLink } from './AccessibilityLink.tsx'
import { AccountSummary } from './AccountSummary.tsx'
import { destinations, nearDestinations } from './destinations.ts'
import { GuideSheet } from '../../features/help/guide/GuideSheet.tsx'
import { stack } from '../../ui/layout.ts'

const Sheet = stack('div', 2.5, (theme) => ({ padding: theme.spacing(2, 2, 4) }))

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
})

const Places = styled('nav')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1) }))

/** What the bottom bar has no room for. */
export function MoreDrawer({ language, onClose }: { language: Language; onClose: () => void }) {
  const { t } = useTranslation(['app', 'ui'])
  const id = useId()
  const [isGuide, setGuide] = useState(false)
  if (isGuide) return <GuideSheet language={language} onClose={onClose} />
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id } }}
    >
      <Sheet>
        <Line>
          <Typography variant="h2" component={DialogHeading} id={id}>
            {t('shell.more')}
          </Typography>
          <IconButton aria-label={t('ui:close')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Line>
        <Places aria-label={t('shell.morePlaces')}>
          {destinations.slice(nearDestinations).map(({ to, label, Icon }) => (
            <RouterButton
              key={to}
              to={to}
              params={{ language }}
              variant="outlined"
              startIcon={<Icon />}
              onClick={onClose}
            >
              {t(label)}
            </RouterButton>
          ))}
        </Places>
        <Button variant="outlined" onClick={() => setGuide(true)}>
          {t('shell.guide')}
        </Button>
        <AccountSummary onLeave={onClose} />
        <DisplayChoices />
        <RouterButton to="/settings" variant="outlined" onClick={onClose}>
          {t('shell.settings')}
        </RouterButton>
        <AccessibilityLink onFollow={onClose} />
      </Sheet>
    </Drawer>
  )
}
