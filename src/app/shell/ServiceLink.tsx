import { useTranslation } from 'react-i18next'
import { RouterLink } from '../../ui/RouterLinks.tsx'
import { useContentLanguage } from '../contentLanguage.ts'
import { useSessionState } from '../session/sessionContext.ts'

/** The way to what the service says of itself, beside who is connected to it. */
export function ServiceLink({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation('search')
  const language = useContentLanguage(useSessionState().configuration)
  return (
    <RouterLink to="/$language/service" params={{ language }} onClick={onFollow}>
      {t('service')}
    </RouterLink>
  )
}
