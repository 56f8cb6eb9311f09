import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RouterButton } from '../../ui/RouterLinks.tsx'

const Main = styled('main')(({ theme }) => ({
  padding: theme.spacing(4, 3),
  maxWidth: 760,
  margin: '0 auto',
}))

/** An address that leads nowhere, outside of any place: the page is all there is. */
export function LostPage() {
  return (
    <Main>
      <NotFoundPage />
    </Main>
  )
}

/** An address within a place that leads nowhere. */
export function NotFoundPage() {
  const { t } = useTranslation('app')
  return (
    <>
      <PageHeader title={t('notFound.title')} />
      <EmptyState
        title={t('notFound.why')}
        text={t('notFound.text')}
        action={
          <RouterButton to="/" variant="contained">
            {t('notFound.action')}
          </RouterButton>
        }
      />
    </>
  )
}
