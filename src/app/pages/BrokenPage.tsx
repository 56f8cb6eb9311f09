import { styled } from '@mui/material/styles'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { TopButton } from '../shell/TopButton.tsx'

const Note = styled('div')({
  maxWidth: '76ch',
  '& button': { border: '1px solid', marginInlineEnd: 8 },
  overflowWrap: 'anywhere',
})

/**
 * A page that failed to draw itself, or whose code could not be fetched. It stands where the page would: the way
 * out around it stays. It is in the first load and plain, since what it needs could not be fetched then either.
 */
export function BrokenPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation(['app', 'service', 'ui'])
  const router = useRouter()
  const isOnline = navigator.onLine
  return (
    <Note role="alert">
      <PageHeader
        title={t('broken.title')}
        summary={t(isOnline ? 'broken.text' : 'service:refusal.offline.text')}
      />
      <TopButton
        type="button"
        onClick={() => {
          reset()
          void router.invalidate()
        }}
      >
        {t('ui:retry')}
      </TopButton>
      {isOnline ? (
        <TopButton type="button" onClick={() => location.reload()}>
          {t('broken.reload')}
        </TopButton>
      ) : null}
      <p>{String(error)}</p>
    </Note>
  )
}
