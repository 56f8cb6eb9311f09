import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../i18n/formats.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { PageSkeleton } from '../ui/PageSkeleton.tsx'
import { RefusalNote } from '../ui/RefusalNote.tsx'
import { RouterButton } from '../ui/RouterLinks.tsx'
import { Pager } from '../ui/table/Pager.tsx'
import { HistoryActions } from './HistoryActions.tsx'
import { HistoryBar } from './HistoryBar.tsx'
import { HistoryDays } from './HistoryDays.tsx'
import { type History, useHistory } from './useHistory.ts'

/** What was written from this browser, with the way back. */
export function HistoryPage() {
  const { t } = useTranslation('history')
  const history = useHistory()
  return (
    <Stack spacing={1.5}>
      <PageHeader
        title={t('title')}
        summary={t('summary')}
        actions={<HistoryActions history={history} />}
      />
      {history.isUnkept ? <Alert severity="warning">{t('unkept')}</Alert> : null}
      <HistoryBar history={history} />
      {history.isPending ? <PageSkeleton /> : <Found history={history} />}
    </Stack>
  )
}

function Found({ history }: { history: History }) {
  const { t, i18n } = useTranslation('history')
  const { all, entries, address, page, pages, isClosed, retry } = history
  const { searchOf, filters } = address
  if (isClosed)
    return <RefusalNote title={t('closed.title')} text={t('closed.text')} onRetry={retry} />
  if (all.length === 0) return <EmptyState title={t('empty.title')} text={t('empty.text')} />
  if (entries.length === 0)
    return (
      <EmptyState
        title={t('empty.found')}
        text={t('empty.search')}
        action={
          <RouterButton to="." search={{}} variant="outlined">
            {t('empty.all')}
          </RouterButton>
        }
      />
    )
  const number = formatNumber(i18n.language, entries.length)
  return (
    <>
      <output>{t('count', { count: entries.length, number })}</output>
      <HistoryDays history={history} />
      <Pager
        page={page}
        pages={pages}
        searchOf={(other) => searchOf({ ...filters, page: other === 1 ? undefined : other })}
      />
    </>
  )
}
