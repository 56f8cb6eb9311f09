import { useTranslation } from 'react-i18next'
import { useServiceIndex } from '../../collection/descriptionOptions.ts'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { ReferenceRefusal } from './ReferenceRefusal.tsx'
import { Routes } from './Routes.tsx'
import { useReferenceAddress } from './referenceAddress.ts'

/** The index of the namespace, rendered: every route with its methods and parameters. */
export function Reference() {
  const { t } = useTranslation('reference')
  const { said } = useReferenceAddress()
  const { namespace, context } = said
  const index = useServiceIndex({
    ...(namespace === undefined ? {} : { namespace }),
    ...(context === undefined ? {} : { context }),
  })
  if (index.data) return <Routes index={index.data} />
  if (!index.error) return <PageSkeleton />
  return (
    <ReferenceRefusal
      what={t('index.name')}
      error={index.error}
      onRetry={() => void index.refetch()}
    />
  )
}
