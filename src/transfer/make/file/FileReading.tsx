import Alert from '@mui/material/Alert'
import LinearProgress from '@mui/material/LinearProgress'
import { SheetChooser } from '../../in/SheetChooser.tsx'
import type { FileProblem, ReadHow, Table } from '../../in/table.ts'
import { useTableWords } from '../../in/useTableWords.ts'
import { DaysChooser } from './DaysChooser.tsx'

interface Props {
  table: Table
  isReading: boolean
  problem: FileProblem | null
  /** of the site */
  zone: string
  onReread: (how: ReadHow) => void
}

/** What of a file is read: which sheet of a workbook, which days of a calendar. */
export function FileReading({ table, isReading, problem, zone, onReread }: Props) {
  const { words } = useTableWords('new')
  const { calendar } = table
  return (
    <>
      <SheetChooser table={table} onChoose={(sheet) => onReread({ sheet })} />
      {calendar ? (
        <DaysChooser
          calendar={calendar}
          onChoose={(window) => onReread({ calendar: { window, zone } })}
        />
      ) : null}
      {isReading ? <LinearProgress aria-label={words.reading} /> : null}
      {problem === null ? null : <Alert severity="error">{words.problem(problem)}</Alert>}
    </>
  )
}
