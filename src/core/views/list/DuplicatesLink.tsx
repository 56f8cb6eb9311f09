import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import { RouterButton } from '../../../ui/RouterLinks.tsx'

/** Leads to those that seem to be there twice. */
export function DuplicatesLink({ of }: { of: 'venues' | 'organizers' }) {
  const { t } = useTranslation('recordList')
  const { language } = useService()
  const to: string = '/$language/hygiene'
  return (
    <RouterButton to={to} params={{ language }} search={{ of }} variant="outlined">
      {t('duplicates')}
    </RouterButton>
  )
}
