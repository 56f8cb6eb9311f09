import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardState } from '../translations/board/useBoard.ts'
import type { BoardRow } from '../translations/state/boardRow.ts'
import type { Named } from './naming.ts'
import { RowFacts } from './RowFacts.tsx'
import type { Merging } from './useMerging.ts'

interface Props {
  of: Named
  board: BoardState
  row: BoardRow
  merging: Merging
}

/** One that may be the one that stays; of more than two, each may also be left out. */
export function MergeRow({ of, board, row, merging }: Props) {
  const { t } = useTranslation('hygiene')
  const { rows, chosen, choose, included, include } = merging
  const id = useId()
  const facts = (
    <span id={id}>
      <RowFacts {...{ of, board, row }} />
    </span>
  )
  return (
    <div>
      <FormControlLabel
        value={row.key}
        label={facts}
        control={<Radio onChange={() => choose(row)} />}
        // The first line beside the middle of the radio.
        sx={{ alignItems: 'start', '& .MuiFormControlLabel-label': { pt: 1 } }}
      />
      {rows.length > 2 ? (
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={included.includes(row)}
              disabled={row === chosen}
              onChange={(_, isOn) => include(row, isOn)}
              // Several may have one name.
              slotProps={{ input: { 'aria-describedby': id } }}
            />
          }
          label={t('include', { name: row.source.texts.title || t('unnamed') })}
          sx={{ display: 'flex', width: 'fit-content', pl: 4, overflowWrap: 'anywhere' }}
        />
      ) : null}
    </div>
  )
}
