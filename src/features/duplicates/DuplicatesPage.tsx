import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useSearch } from '@tanstack/react-router'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useService } from '../../api/useService.ts'
import { choice, readFilters } from '../../core/resource/filters.ts'
import { useMayWrite } from '../../core/views/list/statusReach.ts'
import { MergeDialog } from './MergeDialog.tsx'
import { RowFacts } from './RowFacts.tsx'
import { apartOf, type Cluster, clustersOf } from './clusters.ts'
import type { Named } from './naming.ts'
import { PairingFailed } from '../translations/board/Board.tsx'
import { BoardAlerts } from '../translations/board/BoardNotes.tsx'
import { ReadingProgress } from '../translations/board/ReadingProgress.tsx'
import { boards } from '../translations/board/boards.tsx'
import type { BoardState, BoardProps } from '../translations/board/useBoard.ts'
import { formatList } from '../../i18n/formats.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RouterButton } from '../../ui/RouterLinks.tsx'
import { PresetLinks } from '../../ui/filters/LinkTabs.tsx'
import type { AddressSearch } from '../../ui/filters/address.ts'
import { row, stack } from '../../ui/layout.ts'
import { focusPage } from '../../ui/pageFocus.ts'
import { storedEntries } from '../../ui/storedEntries.ts'
import { toast } from '../../ui/toast/toast.ts'
import { useMore } from '../../ui/useMore.tsx'

const named = ['venues', 'organizers'] as const

/** Venues and organizers that seem to be there twice, and the way to make one of them. */
export function DuplicatesPage() {
  const { t } = useTranslation(['hygiene', 'translations', 'recordList', 'app'])
  const search: AddressSearch = useSearch({ strict: false })
  const { language } = useService()
  const { of = 'venues' } = readFilters({ of: choice(named) }, search).filters
  const Board = boards[of]
  const links = named.map((id) => ({
    id,
    words: t(`app:shell.${id}`),
    search: { of: id },
    isCurrent: id === of,
  }))
  return (
    <Stack spacing={1.5}>
      <PageHeader
        title={t('recordList:duplicates')}
        summary={t('summary')}
        actions={
          <RouterButton
            to="/$language/translations"
            params={{ language }}
            search={{ of, state: 'missing' }}
            variant="outlined"
          >
            {t('missing')}
          </RouterButton>
        }
      />
      <PresetLinks label={t('translations:of.label')} presets={links} />
      <Board key={of} Rows={AlikeRows} />
    </Stack>
  )
}

const Card = stack('section', 1, (theme) => ({
  padding: theme.spacing(2),
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '& ul': {
    display: 'grid',
    gap: theme.spacing(1),
    margin: 0,
    padding: 0,
    listStyleType: '""',
  },
}))

const Buttons = row('div', 1)

interface ClusterCardProps {
  of: Named
  board: BoardState
  cluster: Cluster
  mayWrite: boolean
  onMerge: () => void
  onSeparate: () => void
}

/** Records that seem to be one, why, and what to do. */
function ClusterCard({ of, board, cluster, mayWrite, onMerge, onSeparate }: ClusterCardProps) {
  const { t, i18n } = useTranslation(['hygiene', 'ui'])
  const id = useId()
  const { rows, clues } = cluster
  const [first] = rows
  const name = first?.source.texts.title || t('ui:unnamed')
  const why = formatList(
    i18n.language,
    clues.map((clue) => t(`clues.${clue}`)),
  )
  return (
    <Card aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" lang={first?.source.language}>
        {name}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('why', { why })}
      </Typography>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <RowFacts {...{ of, board, row }} />
          </li>
        ))}
      </ul>
      {mayWrite ? (
        <Buttons>
          <Button variant="outlined" aria-describedby={id} onClick={onMerge}>
            {t('merge')}
          </Button>
          <Button aria-describedby={id} onClick={onSeparate}>
            {t('apart.say')}
          </Button>
        </Buttons>
      ) : null}
    </Card>
  )
}

function readKeys(text: string | null): readonly string[] {
  try {
    return z.array(z.string()).parse(JSON.parse(text ?? '[]'))
  } catch {
    return []
  }
}

/** Of each site, what looks alike and was said to be two; by the names of `apartKey`. */
const keptApart = storedEntries<readonly string[]>({
  family: 'apart.',
  read: readKeys,
  write: (keys) => (keys.length > 0 ? JSON.stringify(keys) : null),
})

/** What looks alike among the rows of a board, each with what can be done about it. */
export function AlikeRows({ of, board }: BoardProps) {
  const failure = board.hasPairingFailed ? <PairingFailed onRetry={board.pairAgain} /> : null
  if (!board.isSettled || failure) return failure ?? <ReadingProgress board={board} />
  // The page offers these two alone.
  return of === 'venues' || of === 'organizers' ? <Clusters {...{ of, board }} /> : null
}

function Clusters({ of, board }: Pick<BoardProps, 'board'> & { of: Named }) {
  const { t } = useTranslation(['hygiene', 'ui'])
  const { service, rows } = board
  const [merging, setMerging] = useState<Cluster | null>(null)
  const apart = keptApart.useEntry(`apart.${service.site}`)
  const clusters = useMemo(() => clustersOf(of, rows, new Set(apart)), [of, rows, apart])
  const { shown, more } = useMore(clusters, 20)
  const mayWrite = useMayWrite(service)
  const close = (hasWritten: boolean) => {
    setMerging(null)
    if (!hasWritten) return
    // After the dialog has given the focus back to a card that is about to go.
    setTimeout(focusPage)
    for (const { read } of [...board.readings, ...board.narrowed]) read('all')
  }

  const separate = (cluster: Cluster) => {
    const entry = `apart.${service.site}`
    const before = keptApart.reread(entry)
    const isKept = keptApart.keep(entry, [...new Set([...before, ...apartOf(of, cluster)])])
    toast.show({
      message: t(isKept ? 'apart.done' : 'apart.notKept'),
      severity: isKept ? 'success' : 'warning',
      actions: [
        { label: t('ui:undo'), isUndo: true, onClick: () => keptApart.keep(entry, before) },
      ],
    })
    focusPage()
  }

  return (
    <>
      <BoardAlerts board={board} />
      <output>{clusters.length > 0 ? t(`found.${of}`, { count: clusters.length }) : ''}</output>
      {clusters.length === 0 ? (
        <EmptyState title={t('empty.title')} />
      ) : (
        <Stack spacing={2} sx={{ maxWidth: 900 }}>
          {shown.map((cluster) => (
            <ClusterCard
              key={cluster.key}
              {...{ of, board, cluster, mayWrite }}
              onMerge={() => setMerging(cluster)}
              onSeparate={() => separate(cluster)}
            />
          ))}
        </Stack>
      )}
      {more}
      {merging ? <MergeDialog {...{ of, board }} cluster={merging} onClose={close} /> : null}
    </>
  )
}
