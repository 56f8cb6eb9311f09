import { useTranslation } from 'react-i18next'
import { RouterLink } from '../../ui/RouterLinks.tsx'

/** The way to what the application says of its accessibility. */
export function AccessibilityLink({ onFollow }: { onFollow?: () => void }) {
  const { t } = useTranslation('accessibility')
  return (
    <RouterLink to="/accessibility" onClick={onFollow}>
      {t('title')}
    </RouterLink>
  )
}
