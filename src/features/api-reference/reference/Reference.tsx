import { useTranslation } from 'react-i18next'
import { useNamespaceIndex } from '../../../core/query/descriptionOptions.ts'
import { ListStanding } from '../../../ui/filters/ListStanding.tsx'
import { RouterButton } from '../../../ui/RouterLinks.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { IndexAsked } from './IndexAsked.tsx'
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
      <IndexAsked />
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
          <ListStanding
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
