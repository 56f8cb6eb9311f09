import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RefusalNote } from '../../ui/RefusalNote.tsx'
import { BrokenPage } from './BrokenPage.tsx'

/** In place of a page whose code could not be fetched without a network; any other that failed is broken. */
export function UnfetchedPage(props: ErrorComponentProps) {
  const { t } = useTranslation(['app', 'service'])
  const router = useRouter()
  if (navigator.onLine) return <BrokenPage {...props} />
  return (
    <>
      <PageHeader title={t('broken.title')} />
      <RefusalNote
        title={t('service:refusal.offline.title')}
        text={t('service:refusal.offline.text')}
        onRetry={() => {
          props.reset()
          void router.invalidate()
        }}
      />
    </>
  )
}
