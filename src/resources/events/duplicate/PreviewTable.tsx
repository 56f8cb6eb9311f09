import ErrorOutlined from '@mui/icons-material/ErrorOutlined'
import InfoOutlined from '@mui/icons-material/InfoOutlined'
import Checkbox from '@mui/material/Checkbox'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import { Button } from '../../../ui/Button.tsx'
import { Unseen } from '../../../ui/Unseen.tsx'
import { useClockNote } from '../form/clockText.ts'
import type { Clashes, Clash } from './useClashes.ts'
import { type CopyRow, rowNote, rowProblem, type SourceTimes } from './copyRows.ts'
import { useWhenText } from './useWhenText.ts'
import { styled } from '@mui/material/styles'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import { useStatusLabels } from '../../../core/views/form/statusLabels.ts'
import { Facts } from '../../../ui/Facts.tsx'
import { RouterLink } from '../../../ui/RouterLinks.tsx'

/** As many as are told of one row. */
const mostTold = 3

/** What a copy clashes with, each with the way to look at it. */
function ClashNotes({ clashes }: { clashes: readonly Clash[] }) {
  const { t } = useTranslation(['eventDuplicate', 'recordList', 'ui'])
  const more = clashes.length - mostTold
  return (
    <>
      {clashes.slice(0, mostTold).map((clash) => (
        <li key={clash.kind === 'copy' ? clash.row.key : clash.event.id}>
          <WarningAmberOutlined
            color="warning"
            fontSize="inherit"
            sx={{ verticalAlign: 'text-bottom', mr: 0.5 }}
          />
          <ClashNote clash={clash} />
        </li>
      ))}
      {more > 0 ? <li>{t('ui:andMore', { count: more })}</li> : null}
    </>
  )
}

function ClashNote({ clash }: { clash: Clash }) {
  const { t } = useTranslation(['eventDuplicate', 'recordList', 'ui'])
  const { language } = useService()
  const when = useWhenText()
  const statuses = useStatusLabels()
  if (clash.kind === 'copy') return <>{t('clash.copy', { day: when.day(clash.row) })}</>
  const { kind, event } = clash
  return (
    <>
      {t(`clash.${kind}`)}{' '}
      <Facts>
        <RouterLink
          to="/$language/events/$id"
          params={{ language, id: String(event.id) }}
          target="_blank"
          lang={language}
        >
          {event.title}
        </RouterLink>
        {when.both(event, event.all_day)}
        {statuses.name(event.status).toLowerCase()}
      </Facts>
    </>
  )
}

/** A table where there is room; under that, a card for each row. */
const CopyTable = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '--control-height': '28px',
  '& th, & td': {
    padding: theme.spacing(0.75, 1),
    textAlign: 'start',
    verticalAlign: 'middle',
    borderBlockEnd: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  },
  '& th': { fontWeight: 600, fontSize: '0.75rem' },
  // A name may break anywhere; an hour or the head of a column has no such place.
  '& th, & td[data-part=hours]': { overflowWrap: 'normal' },
  '& tr[data-left-out=true] td': { color: (theme.vars ?? theme).palette.text.secondary },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  [theme.breakpoints.down('sm')]: {
    '& thead': { position: 'fixed', clipPath: 'inset(50%)', width: 1, height: 1 },
    '&, & tbody': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: theme.spacing(1),
      paddingBlock: theme.spacing(0.5),
      borderBlockEnd: `1px solid ${(theme.vars ?? theme).palette.divider}`,
    },
    '& td': { display: 'block', gridColumn: '2 / 3', padding: theme.spacing(0.25, 0), border: 0 },
    '& td[data-part=pick]': { gridColumn: 1, gridRow: '1 / span 2' },
    '& td[data-part=act]': { gridColumn: 3, gridRow: '1 / span 2' },
    '& td:empty': { display: 'none' },
  },
}))

interface Props {
  rows: readonly CopyRow[]
  source: SourceTimes
  clashes: Clashes
  onLeaveOut: (row: CopyRow, isLeftOut: boolean) => void
  onEdit: (row: CopyRow) => void
}

/** A row for each copy that would be made. */
export function PreviewTable({ rows, ...props }: Props) {
  const { t } = useTranslation(['eventDuplicate', 'recordList', 'ui'])
  return (
    <CopyTable aria-label={t('ui:preview')}>
      <thead>
        <tr>
          <th scope="col">
            <Unseen>{t('preview.pick')}</Unseen>
          </th>
          {(['date', 'time', 'name', 'notes'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`preview.${column}`)}
            </th>
          ))}
          <th scope="col">
            <Unseen>{t('recordList:views.edit')}</Unseen>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PreviewRow key={row.key} row={row} {...props} />
        ))}
      </tbody>
    </CopyTable>
  )
}

function PreviewRow({
  row,
  source,
  clashes,
  onLeaveOut,
  onEdit,
}: Omit<Props, 'rows'> & { row: CopyRow }) {
  const { t } = useTranslation(['eventDuplicate', 'recordList', 'ui'])
  const when = useWhenText()
  const { language } = useService()
  const day = `${when.day(row)}, ${when.hours(row, source.all_day)}`
  return (
    <tr data-left-out={row.isLeftOut}>
      <td data-part="pick">
        <Checkbox
          size="small"
          checked={!row.isLeftOut}
          onChange={(_, isIn) => onLeaveOut(row, !isIn)}
          slotProps={{ input: { 'aria-label': t('preview.include', { day }) } }}
          sx={{ p: 0.5 }}
        />
      </td>
      <td>{when.days(row)}</td>
      <td data-part="hours">{when.hours(row, source.all_day)}</td>
      <td lang={language}>{row.title}</td>
      <td>{row.isLeftOut ? null : <RowNotes {...{ row, source }} clashes={clashes} />}</td>
      <td data-part="act">
        <Button aria-label={t('preview.editOf', { day })} onClick={() => onEdit(row)}>
          {t('recordList:views.edit')}
        </Button>
      </td>
    </tr>
  )
}

const small = { fontSize: 'inherit', sx: { verticalAlign: 'text-bottom', mr: 0.5 } } as const

function RowNotes({ row, source, clashes }: Pick<Props, 'source' | 'clashes'> & { row: CopyRow }) {
  const { t } = useTranslation(['eventDuplicate', 'recordList', 'ui'])
  const clockNote = useClockNote()
  const problem = rowProblem(row, source)
  const note = rowNote(row, source)
  const found = clashes.byRow.get(row.key) ?? []
  const clock = (end: boolean) => clockNote(end ? row.end_date : row.start_date, source.timezone)
  return (
    <ul>
      {problem ? (
        <li>
          <ErrorOutlined color="error" {...small} />
          {problem === 'gapStart' || problem === 'gapEnd'
            ? clock(problem === 'gapEnd')
            : t(`problem.${problem}`)}{' '}
          {t('problem.edit')}
        </li>
      ) : null}
      {note ? (
        <li>
          <InfoOutlined color="info" {...small} />
          {clock(note === 'overlapEnd')}
        </li>
      ) : null}
      <ClashNotes clashes={found} />
      {clashes.standing === 'known' && found.length === 0 ? (
        <li>
          <Unseen>{t('preview.noClash')}</Unseen>
        </li>
      ) : null}
    </ul>
  )
}
