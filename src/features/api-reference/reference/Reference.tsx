import { useTranslation } from 'react-i18next'
import { useNamespaceIndex } from '../../../core/query/descriptionOptions.ts'
import { ListStatus } from '../../../ui/filters/ListStatus.tsx'
import { RouterButton } from '../../../ui/RouterLinks.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { IndexParameters } from './IndexParameters.tsx'
import { DocumentationError } from './DocumentationError.tsx'
import { Routes } from './Routes.tsx'
import { useReferenceAddress } from './referenceAddress.ts'

/** The index of the namespace, rendered: every route with its methods and parameters. */
export function Reference() {
  const { t } = useTranslation(['reference', 'connection'])
  const { said } = useReferenceAddress()
  const { namespace, context } = said
  const index = useNamespaceIndex({
    ...(namespace === undefined ? {} : { namespace }),
    ...(context === undefined ? {} : { context }),
  })
  const again = () => void index.refetch()
  return (
    <>
      <IndexParameters />
      {index.error ? (
        <DocumentationError
          text={t('index.refused')}
          error={index.error}
          onRetry={again}
          actions={
            <RouterButton to="." search={{ part: 'test' }} variant="outlined">
              {t('connection:title')}
            </RouterButton>
          }
        />
      ) : null}
      {index.data ? (
        <>
          <ListStatus
            summary=""
            readAt={index.dataUpdatedAt}
            isBusy={index.isFetching}
            onRefresh={again}
          />
          <Routes index={index.data} />
        </>
      ) : null}
      {index.isPending ? <PageSkeleton /> : null}
    </>
  )
}
