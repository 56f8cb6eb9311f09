import { useTranslation } from 'react-i18next'
import type { Call } from '../../service/service.ts'
import { confirm } from '../../ui/confirm/confirm.ts'

/** Asks before a write that nothing verifies and nothing takes back (product.md §5). */
export function useWarning(): (method: Call['method']) => Promise<boolean> {
  const { t } = useTranslation('reference')
  return (method) =>
    confirm({
      title: t(method === 'DELETE' ? 'warning.deletes' : 'warning.title'),
      text: t('warning.text'),
      action: t('warning.action', { method }),
      isDangerous: true,
    })
}
