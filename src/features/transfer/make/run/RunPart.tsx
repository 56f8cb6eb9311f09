import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { CreationPanel } from '../../../../core/job/creations/CreationPanel.tsx'
import type { CreationRun } from '../../../../core/job/creations/creationRun.ts'
import { type ImportPlan, imports } from './imports.ts'
import { isWrong, type UnmadeRow } from './unmadeRow.ts'
import type { CollectionName } from '../../../../core/resource/collection.ts'
import { useService } from '../../../../api/useService.ts'
import { RouterLink } from '../../../../ui/RouterLinks.tsx'
import { useRowMessages } from '../check/useRowMessages.ts'

/** A row of the file of which nothing was made, and why. */
function UnmadeResult({ of, row }: { of: CollectionName; row: UnmadeRow }) {
  const { t } = useTranslation('transfer')
  const { language } = useService()
  const words = useRowMessages(of)
  const { place, title, wrong, twin } = row
  return (
    <>
      {t('in.row', { place })} <span lang={language}>{title}</span>
      {' — '}
      {isWrong(row)
        ? [t('new.run.notMade'), ...wrong.map(words.problem)].join(' ')
        : t('new.run.left')}{' '}
      {isWrong(row) ? null : <Why {...{ of, twin }} />}
    </>
  )
}

function Why({ of, twin }: { of: CollectionName; twin: UnmadeRow['twin'] }) {
  const { t } = useTranslation('transfer')
  const { language } = useService()
  if (twin === null) return t('new.run.leftWhy.unticked')
  if (twin.kind === 'row') return t('new.run.leftWhy.row', { place: twin.place })
  if (twin.kind === 'cancelled') return t('new.run.leftWhy.cancelled')
  const its = twin.kind === 'exported' ? twin.language : language
  return (
    <>
      {t(`new.run.leftWhy.${twin.kind}`)}{' '}
      <RouterLink to={`/$language/${of}/$id`} params={{ language: its, id: String(twin.id) }}>
        <span lang={its}>{twin.name}</span>
      </RouterLink>
    </>
  )
}

interface Props {
  run: CreationRun<ImportPlan>
  /** back to the choice of a file */
  onEnd: () => void
}

/** An import on its way, or left behind. */
export function RunPart({ run, onEnd }: Props) {
  const { t } = useTranslation('transfer')
  const { of, file, tasks, unmade = [] } = run.stored.plan
  return (
    <>
      <Typography variant="h2">{file}</Typography>
      <CreationPanel
        run={run}
        before={(at) => {
          const { of: made = of, place = null } = tasks[at] ?? {}
          return place === null ? t(`new.run.named.${made}`) : t('in.row', { place })
        }}
        rest={{
          outcomes: unmade.map((row) => (isWrong(row) ? 'refused' : 'left')),
          render: (at) =>
            unmade
              .slice(at, at + 1)
              .map((row) => <UnmadeResult key={row.place} {...{ of, row }} />),
        }}
        onClose={(isOver) => {
          // Rows that could not be read stay on record until somebody forgets them.
          if (isOver) void imports.forget(run.stored)
          onEnd()
        }}
      />
    </>
  )
}
