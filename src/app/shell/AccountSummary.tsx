import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { RouterButton, RouterLink } from '../../ui/RouterLinks.tsx'
import { useSessionState } from '../session/sessionContext.ts'
import { useIdentity } from '../session/useIdentity.ts'
import { useLeaving } from '../settings/useLeaving.ts'
import { useContentLanguage } from '../contentLanguage.ts'

/** The way to what the service says of itself, beside who is connected to it. */
function ServiceLink({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation('search')
  const language = useContentLanguage(useSessionState().configuration)
  return (
    <RouterLink to="/$language/service" params={{ language }} onClick={onFollow}>
      {t('service')}
    </RouterLink>
  )
}

const Block = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  justifyItems: 'start',
}))

/** Who is signed in, as what, to what service, and the way out (or in, for who only reads). */
export function AccountSummary({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('app')
  const { service } = useSessionState()
  const { name, role } = useIdentity()
  const leave = useLeaving()
  const here = useLocation({ select: ({ href }) => href })
  const isAnonymous = service?.account.kind === 'anonymous'
  return (
    <Block>
      <div>
        <Typography variant="subtitle2" component="p">
          {isAnonymous ? t('account.readOnly') : name}
        </Typography>
        {isAnonymous || role !== name ? (
          <Typography variant="body2" color="textSecondary">
            {isAnonymous ? t('account.readOnlyText') : role}
          </Typography>
        ) : null}
      </div>
      {isAnonymous ? (
        <RouterButton to="/sign-in" search={{ next: here }} variant="outlined" onClick={onLeave}>
          {t('account.signIn')}
        </RouterButton>
      ) : (
        <Button
          variant="outlined"
          onClick={() => {
            onLeave()
            void leave()
          }}
        >
          {t('account.signOut')}
        </Button>
      )}
      <ServiceLink onFollow={onLeave} />
    </Block>
  )
}
