import Alert from '@mui/material/Alert'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { CollectionName } from '../../../../core/resource/collection.ts'
import { fieldLabel } from '../../../../core/resource/fieldLabel.ts'
import { formatList } from '../../../../i18n/formats.ts'
import { Choice } from '../../../../ui/form/Choice.tsx'
import { isEmptyCell, shownOf, valueOf } from '../../cells/cell.ts'
import { flags } from '../../cells/readCell.ts'
import type { Table } from '../../table/table.ts'
import type { Mapping } from './mapping.ts'
import { neededTargets, targetsOf } from '../../columns/columns.ts'

const Lines = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5, 2),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  margin: theme.spacing(2, 0, 1),
  padding: 0,
  listStyle: 'none',
  '& .MuiTextField-root': { width: '100%' },
  '& p': { margin: theme.spacing(0.5, 0, 0), overflowWrap: 'anywhere' },
}))

/** Cells that differ, of which a sample is shown. */
const sampled = 3
const longestSample = 60

const shortened = (cell: string) =>
  cell.length > longestSample ? `${cell.slice(0, longestSample).trimEnd()}…` : cell

interface Props {
  of: CollectionName
  table: Table
  mapping: Mapping
  onChange: (mapping: Mapping) => void
}

/** Which column of the file is which field, with what its first rows have there, each but once. */
export function ColumnChooser({ of, table, mapping, onChange }: Props) {
  const { t, i18n } = useTranslation('transfer')
  const label = (target: string) => fieldLabel(i18n, of, target)
  const options = [
    { value: '', words: t('new.noColumn') },
    ...table.names.map((name, at) => ({
      value: String(at),
      words: name || t('new.unnamed', { place: at + 1 }),
    })),
  ]
  const sampleOf = (column: number) => {
    const cells = table.rows.map((row) => shownOf(row[column] ?? '').trim()).filter(Boolean)
    const first = [...new Set(cells)].slice(0, sampled)
    const quoted = first.map((cell) => t('new.sample', { text: shortened(cell) }))
    return formatList(i18n.language, quoted)
  }
  const areFlags = (column: number) =>
    table.rows.every((row) => {
      const cell = row[column] ?? ''
      return !isEmptyCell(cell) && flags.has(valueOf(cell).trim().toLowerCase())
    })
  return (
    <section aria-label={t('new.columns')}>
      <Typography variant="h2" sx={{ mt: 3 }}>
        {t('new.columns')}
      </Typography>
      <Lines>
        {targetsOf(of).map((target, at) => {
          const column = mapping[target]
          const isMissing = column === undefined && neededTargets(of).includes(target)
          return (
            <li key={target}>
              <Choice
                label={label(target)}
                value={column === undefined ? '' : String(column)}
                options={options}
                onChange={(value) => {
                  const { [target]: _before, ...others } = mapping
                  onChange(value === '' ? others : { ...others, [target]: Number(value) })
                }}
              />
              {column === undefined ? null : (
                <Typography variant="body2" color="textSecondary">
                  {sampleOf(column)}
                </Typography>
              )}
              {at === 0 && column !== undefined && areFlags(column) ? (
                <Alert severity="warning">{t('new.titleFlags')}</Alert>
              ) : null}
              {isMissing ? <Typography variant="body2">{t('new.columnNeeded')}</Typography> : null}
            </li>
          )
        })}
      </Lines>
    </section>
  )
}
