import Alert from '@mui/material/Alert'
import LinearProgress from '@mui/material/LinearProgress'
import { todayIn } from '../../../time/wallTime.ts'
import { useTableWords } from '../../in/useTableWords.ts'
import { FileOptionFields } from '../../table/FileOptionFields.tsx'
import type { FileOptions, ReadOptions } from '../../table/fileOptions.ts'
import type { CalendarFacts, FileProblem, ReadHow, Table } from '../../table/table.ts'
import { DaysChooser } from './DaysChooser.tsx'
import { ZoneChoices } from './ZoneChoices.tsx'

interface Props {
  table: Table
  options: FileOptions
  chosen: ReadOptions
  isReading: boolean
  problem: FileProblem | null
  /** of the site */
  zone: string
  onChoose: (chosen: ReadOptions) => void
  onReread: (how: ReadHow) => void
}

const daysOf = ({ first, last }: CalendarFacts) => ({ first, last })

/** What of a file is read, and how: a table by its options, a calendar by its days. */
export function FileReading(props: Props) {
  const { table, options, chosen, isReading, problem, zone, onChoose, onReread } = props
  const { words } = useTableWords('new')
  const { calendar } = table
  return (
    <>
      {calendar ? (
        <>
          <DaysChooser
            calendar={calendar}
            onChoose={(window) => onReread({ calendar: { window, zone, zones: calendar.chosen } })}
          />
          <ZoneChoices
            calendar={calendar}
            onChoose={(zones) => onReread({ calendar: { window: daysOf(calendar), zone, zones } })}
          />
        </>
      ) : (
        <FileOptionFields {...{ options, chosen, onChoose }} today={todayIn(zone)} />
      )}
      {isReading ? <LinearProgress aria-label={words.reading} /> : null}
      {problem === null ? null : <Alert severity="error">{words.problem(problem)}</Alert>}
    </>
  )
}
