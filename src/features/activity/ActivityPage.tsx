import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Pager } from '../../ui/table/Pager.tsx'
import {
  historyOptions,
  forgetUnstored,
  removeOperations,
} from '../../core/write/operationStore.ts'
import { storedCount } from '../../platform/storedCounts.ts'
import { useStoreReading } from '../../platform/useStoreReading.ts'
import { formatDate } from '../../i18n/formats.ts'
import { isUnnamed } from '../../api/account.ts'
import { useService } from '../../api/useService.ts'
import { Button } from '../../ui/Button.tsx'
import { confirm } from '../../ui/confirm/confirm.ts'
import { download } from '../../ui/download.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { RouterButton } from '../../ui/RouterLinks.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { ActivityBar } from './ActivityBar.tsx'
import { groupsOf } from './activityFilters.ts'
import { CompareDialog } from './CompareDialog.tsx'
import { type OpenedDialog, OperationRow } from './OperationRow.tsx'
import { usePressNews, useReplay } from './send/useReplay.ts'
import { UndoDialog } from './undo/UndoDialog.tsx'
import { type Activity, useActivity } from './useActivity.ts'

const Lines = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyleType: '""',
  borderBlockStart: `1px solid ${(theme.vars ?? theme).palette.divider}`,
}))

/** What was written from this browser, with the way back, and what waits to be sent. */
export function ActivityPage() {
  const { t } = useTranslation(['activity', 'app', 'ui'])
  const service = useService()
  const activity = useActivity()
  const { send, isSending } = useReplay(service)
  const news = usePressNews()
  const onSend = () => send(news)
  const { hasReady, isPending, isUnstored, foreign } = activity
  return (
    <Stack spacing={1.5}>
      <PageHeader
        title={t('app:shell.activity')}
        actions={
          hasReady ? (
            <Button
              variant="contained"
              aria-disabled={isSending}
              onClick={isSending ? undefined : onSend}
            >
              {t('unsent.action.sendAll')}
            </Button>
          ) : null
        }
      />
      {hasReady && isUnnamed(service.account) ? (
        <Alert severity="info">{t('unsent.unnamed')}</Alert>
      ) : null}
      {isUnstored ? <Alert severity="warning">{t('unkept')}</Alert> : null}
      {foreign > 0 ? <Alert severity="info">{t('foreign', { count: foreign })}</Alert> : null}
      <ActivityBar activity={activity} />
      {isPending ? <PageSkeleton /> : <Found {...{ activity, onSend }} />}
    </Stack>
  )
}

interface FoundProps {
  activity: Activity
  onSend: () => void
}

function Found({ activity, onSend }: FoundProps) {
  const { t } = useTranslation(['activity', 'app', 'ui'])
  const { all, items, address, count, page, pages, closed, retry } = activity
  const { searchOf, filters } = address
  const others = useOthers(items.length)
  if (closed) {
    const text = closed.name === 'VersionError' ? t('closed.newer') : t('closed.text')
    return <ErrorNote title={t('closed.title')} text={text} onRetry={retry} />
  }
  return (
    <>
      {count === 0 ? (
        <Nothing activity={activity} />
      ) : (
        <>
          <output>{t('count', { count })}</output>
          <Groups {...{ activity, onSend }} />
        </>
      )}
      <Pager
        page={page}
        pages={pages}
        searchOf={(other) => searchOf({ ...filters, page: other === 1 ? undefined : other })}
      />
      {others > 0 ? <p>{t('unsent.others', { count: others })}</p> : null}
      {all.length > 0 && filters.show !== 'unsent' ? <HistoryActions activity={activity} /> : null}
    </>
  )
}

function Nothing({ activity: { all, items, address } }: { activity: Activity }) {
  const { t } = useTranslation(['activity', 'app', 'ui'])
  const { show } = address.filters
  if (show === 'unsent' && items.length === 0) return <EmptyState title={t('empty.unsent')} />
  if (all.length + items.length === 0) return <EmptyState title={t('empty.title')} />
  return (
    <EmptyState
      title={t('ui:foundNone')}
      action={
        <RouterButton to="." search={{}} variant="outlined">
          {t('empty.all')}
        </RouterButton>
      }
    />
  )
}

/** A page of rows: what is not sent, then the history, newest first, day by day. */
function Groups({ activity, onSend }: FoundProps) {
  const { t, i18n } = useTranslation(['activity', 'app', 'ui'])
  const [dialog, setDialog] = useState<OpenedDialog | null>(null)
  const close = () => setDialog(null)
  return (
    <>
      {groupsOf(activity.rows).map(([group, rows]) => {
        const title = group === 'unsent' ? t('show.unsent') : formatDate(i18n.language, group)
        return (
          <section key={group} aria-label={title}>
            <Typography variant="h2" sx={{ mt: 1, mb: 1 }}>
              {title}
            </Typography>
            <Lines>
              {rows.map((row) => (
                <OperationRow
                  key={row.newest.key}
                  {...{ row, activity, onSend }}
                  onOpen={setDialog}
                />
              ))}
            </Lines>
          </section>
        )
      })}
      {dialog?.kind === 'compare' ? (
        <CompareDialog
          entry={dialog.entry}
          isOpen={!dialog.entry.waiting && activity.isOpen(dialog.entry)}
          onUndo={() => setDialog({ kind: 'undo', entries: [dialog.entry] })}
          onClose={close}
        />
      ) : null}
      {dialog?.kind === 'back' ? (
        <UndoDialog entries={[dialog.entry]} isBack onClose={close} />
      ) : null}
      {dialog?.kind === 'undo' ? <UndoDialog entries={dialog.entries} onClose={close} /> : null}
    </>
  )
}

/** What can be done with the history as a whole: taken along as a file, cleared. */
function HistoryActions({ activity: { all, entries } }: { activity: Activity }) {
  const { t } = useTranslation(['activity', 'app', 'ui'])
  const service = useService()
  const client = useQueryClient()
  const clear = async () => {
    const count = all.length
    const question = {
      title: t('clear.title'),
      text: t('clear.text', { count }),
      action: t('ui:clear'),
      isDangerous: true,
    }
    if (!(await confirm(question))) return
    forgetUnstored()
    const isCleared = await removeOperations(all.map(({ key }) => key))
    await client.invalidateQueries(historyOptions(service))
    toast.show({
      message: t(isCleared ? 'clear.done' : 'clear.failed'),
      severity: isCleared ? 'success' : 'error',
    })
  }
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button
        variant="outlined"
        disabled={entries.length === 0}
        onClick={() => download('history.json', JSON.stringify(entries, null, 2))}
      >
        {t(entries.length === all.length ? 'export.all' : 'export.found')}
      </Button>
      <Button variant="outlined" color="error" onClick={() => void clear()}>
        {t('clear.button')}
      </Button>
    </Stack>
  )
}

const countQueued = () => storedCount('queue')

/** How many wait here for other accounts: nobody but they can send them. */
function useOthers(own: number): number {
  const all = useStoreReading('operations', '', countQueued) ?? 0
  return Math.max(0, all - own)
}
