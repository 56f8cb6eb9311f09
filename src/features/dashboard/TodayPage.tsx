import { styled } from '@mui/material/styles'
import { type ReactNode, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { once } from '../../api/service.ts'
import { ServiceContext, useService } from '../../api/useService.ts'
import { StaleNote } from '../../core/views/form/ReadingNote.tsx'
import { ListError } from '../../core/views/list/ListError.tsx'
import { formatDate } from '../../i18n/formats.ts'
import { ListStatus } from '../../ui/filters/ListStatus.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ComingDays } from './ComingDays.tsx'
import { TodoList, usePending } from './TodoList.tsx'
import { useAhead } from './useAhead.ts'

/** Three fifths for what is to do, where there is room for both. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  alignItems: 'start',
  gap: theme.spacing(3),
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

const Card = styled('section')(({ theme }) => ({
  minWidth: 0,
  padding: theme.spacing(2, 2.5),
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: (theme.vars ?? theme).palette.background.paper,
  overflowWrap: 'anywhere',
  '& > h2': { ...theme.typography.h3, margin: theme.spacing(0, 0, 1) },
  '& p': { margin: theme.spacing(1, 0, 0) },
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(1.5) },
}))

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Card>
  )
}

/** What waits and what is on. What this page asks again for is asked for once. */
export function TodayPage() {
  const service = useService()
  const asking = useMemo(() => once(service), [service])
  return (
    <ServiceContext value={asking}>
      <Today />
    </ServiceContext>
  )
}

function Today() {
  const { t, i18n } = useTranslation(['desk', 'ui'])
  const aheads = useAhead()
  const [ahead] = aheads
  const pending = usePending(ahead.records !== undefined || ahead.error !== null)
  const { records, error, isReading, readAt, read, today } = ahead
  const times = [...aheads.map((one) => one.readAt), pending.dataUpdatedAt].filter(Boolean)
  return (
    <>
      <PageHeader title={t('ui:today')} />
      <ListStatus
        summary={formatDate(i18n.language, today)}
        readAt={times.length > 0 ? Math.min(...times) : 0}
        isBusy={pending.isFetching || aheads.some((one) => one.isReading)}
        onRefresh={() => {
          for (const one of aheads) one.read()
          void pending.refetch()
        }}
      />
      {error && records ? <StaleNote readAt={readAt} onRetry={read} /> : null}
      {error && !records && !isReading ? (
        <ListError error={error} refusedFilters={[]} onRetry={read} />
      ) : (
        <Columns>
          <Part title={t('todo.title')}>
            <TodoList {...{ aheads, pending }} />
          </Part>
          <Part title={t('coming.title')}>
            <ComingDays ahead={ahead} />
          </Part>
        </Columns>
      )}
    </>
  )
}
