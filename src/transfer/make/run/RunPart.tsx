import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { CreationPanel } from '../../../collection/creations/CreationPanel.tsx'
import type { CreationRun } from '../../../collection/creations/creationRun.ts'
import { type ImportPlan, imports } from './imports.ts'
import { UnmadeResult } from './UnmadeResult.tsx'
import { isWrong } from './unmadeRow.ts'

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
