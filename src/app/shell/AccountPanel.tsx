import Divider from '@mui/material/Divider'
import Popover from '@mui/material/Popover'
import { useTranslation } from 'react-i18next'
import { DisplayChoices } from '../settings/DisplayChoices.tsx'
import { AccessibilityLink } from './AccessibilityLink.tsx'
import { AccountSummary } from './AccountSummary.tsx'
import { stack } from '../../ui/layout.ts'

const Panel = stack('div', 2, (theme) => ({ width: 300, padding: theme.spacing(2) }))

/** Who, and how the interface looks to them. */
export function AccountPanel({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const { t } = useTranslation('app')
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-label': t('account.panel') },
      }}
    >
      <Panel>
        <AccountSummary onLeave={onClose} />
        <Divider />
        <DisplayChoices />
        <AccessibilityLink onFollow={onClose} />
      </Panel>
    </Popover>
  )
}
