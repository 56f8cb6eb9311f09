import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FactKind } from '../facts/factKinds.ts'
import { DriftSection } from './DriftSection.tsx'
import type { DriftRow } from './driftRows.ts'

/** As many as are drawn at once. */
const atOnce = 25

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}))

interface Props {
  kind: FactKind
  rows: readonly DriftRow[]
  mayWrite: boolean
  onTake: (row: DriftRow, language: string, names: readonly string[]) => void
}

/** What has versions that differ; of events the soonest first. */
export function DriftList({ kind, rows, mayWrite, onTake }: Props) {
  const { t } = useTranslation(['drift', 'ui'])
  const [most, setMost] = useState(atOnce)
  return (
    <>
      <List aria-label={t(`list.${kind.of}`)}>
        {rows.slice(0, most).map((row) => (
          <DriftSection
            key={row.key}
            {...{ kind, row, mayWrite }}
            onTake={(language, names) => onTake(row, language, names)}
          />
        ))}
      </List>
      {rows.length > most ? (
        <Button onClick={() => setMost(most + atOnce)}>{t('ui:more')}</Button>
      ) : null}
    </>
  )
}
