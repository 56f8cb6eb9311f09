import { useTranslation } from 'react-i18next'
import { useService } from '../service/useService.ts'
import { RouterLink } from '../ui/RouterLinks.tsx'
import type { TrashedName } from './trashed.ts'

/** What the trash of a resource does not show, or does not give back. */
export function TrashNote({ name }: { name: TrashedName }) {
  const { t } = useTranslation('trash')
  const { language } = useService()
  return (
    <p>
      {t(`note.${name}`)}{' '}
      {name === 'events' ? (
        <RouterLink to="/$language/events" params={{ language }} search={{ view: 'hidden' }}>
          {t('hidden')}
        </RouterLink>
      ) : null}
    </p>
  )
}
