import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatList } from '../../i18n/formats.ts'
import type { BoardState } from '../translations/board/useBoard.ts'
import type { Cluster } from './clusters.ts'
import { RowFacts } from './RowFacts.tsx'
import type { Named } from './naming.ts'

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
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

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
}))

interface Props {
  of: Named
  board: BoardState
  cluster: Cluster
  mayWrite: boolean
  onMerge: () => void
  onSeparate: () => void
}

/** Records that seem to be one, why, and what to do. */
export function ClusterCard({ of, board, cluster, mayWrite, onMerge, onSeparate }: Props) {
  const { t, i18n } = useTranslation('hygiene')
  const id = useId()
  const { rows, clues } = cluster
  const [first] = rows
  const name = first?.source.texts.title || t('unnamed')
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
          <li key={row.key}>
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
