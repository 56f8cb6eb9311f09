import Alert from '@mui/material/Alert'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFieldLabels } from '../activity/useFieldText.ts'
import { formatList, formatNumber } from '../i18n/formats.ts'
import type { BoardState } from '../translations/board/useBoard.ts'
import { LosingLine } from './LosingLine.tsx'
import { MergeRow } from './MergeRow.tsx'
import type { Merging } from './useMerging.ts'
import type { Named } from './naming.ts'

interface Props {
  of: Named
  board: BoardState
  merging: Merging
}

/** Which of them stays, and what becomes of the others and their events. */
export function MergePreview({ of, board, merging }: Props) {
  const { t, i18n } = useTranslation('hygiene')
  const { rows, chosen, losing, unmoved, isOfSeveral } = merging
  const id = useId()
  return (
    <>
      <FormControl>
        <FormLabel id={id}>{t('stays')}</FormLabel>
        <RadioGroup aria-labelledby={id} value={chosen?.key ?? ''} sx={{ gap: 1 }}>
          {rows.map((row) => (
            <MergeRow key={row.key} {...{ of, board, row, merging }} />
          ))}
        </RadioGroup>
      </FormControl>
      {losing.length === 0 ? <Alert severity="warning">{t('tooFew')}</Alert> : null}
      <ul style={{ margin: 0 }}>
        {losing.map((one) => (
          <LosingLine
            key={`${one.lost.version.language} ${one.lost.version.id}`}
            {...{ of, board }}
            losing={one}
            isKept={unmoved > 0}
          />
        ))}
      </ul>
      <TakingChoice {...{ of, merging }} />
      {isOfSeveral && losing.length > 0 ? (
        <Alert severity="info">{t('becomeVersions')}</Alert>
      ) : null}
      {unmoved > 0 ? (
        <Alert severity="warning">
          {t('unmoved', { count: unmoved, number: formatNumber(i18n.language, unmoved) })}
        </Alert>
      ) : null}
      <Alert severity="info">{t('hiddenNote')}</Alert>
    </>
  )
}

function TakingChoice({ of, merging }: Pick<Props, 'of' | 'merging'>) {
  const { t, i18n } = useTranslation('hygiene')
  const label = useFieldLabels()
  const { taking, isTaking, setTaking } = merging
  if (taking.length === 0) return null
  const names = [...new Set(taking.flatMap(({ values }) => Object.keys(values)))]
  const labels = names.map((name) => label(of, name))
  return (
    <FormControlLabel
      control={<Checkbox checked={isTaking} onChange={(_, isOn) => setTaking(isOn)} />}
      label={t('take', { fields: formatList(i18n.language, labels) })}
    />
  )
}
