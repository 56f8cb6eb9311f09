import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { ChoiceLine, ProblemList, RowList } from '../../ui/files/RowList.tsx'
import { AboveActionBar, ActionBar } from '../../ui/form/ActionBar.tsx'

/** A row of a file: the names of the columns are its first row. */
interface Placed {
  readonly place: number
}

interface LineProps {
  place: number
  name: ReactNode
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  children: ReactNode
}

function ImportLine({ place, name, children, ...choice }: LineProps) {
  const { t } = useTranslation('transfer')
  const id = useId()
  return (
    <ChoiceLine
      {...{ id, ...choice }}
      name={
        <>
          {t('in.row', { place })} {name}
        </>
      }
    >
      {children}
    </ChoiceLine>
  )
}

export interface ImportRowsProps<Row, Problem> {
  title: string
  rows: readonly Row[]
  /** looked at first, what is not sure is not taken by itself */
  isSure: (row: Row) => boolean
  renderName: (row: Row) => ReactNode
  /** what is to be known of a row before it is taken */
  children: (row: Row) => ReactNode
  /** rows of which nothing is taken, and why */
  problems: readonly Problem[]
  summary: string
  wordsOf: (problem: Problem) => string
  /** what is to be known of those that are taken */
  renderNote?: (taken: readonly Row[]) => ReactNode
  /** more is under way */
  isBusy?: boolean
  action: (counted: { count: number }) => string
  onStart: (taken: readonly Row[]) => Promise<void>
}

/** What each row of a file would come to, which of them are taken, and the button that writes those. */
export function ImportRows<Row extends Placed, Problem extends Placed>(
  props: ImportRowsProps<Row, Problem>,
) {
  const {
    title,
    rows,
    isSure,
    renderName,
    problems,
    summary,
    wordsOf,
    renderNote,
    isBusy = false,
  } = props
  const { t } = useTranslation(['transfer', 'ui'])
  const [said, setSaid] = useState<ReadonlyMap<number, boolean>>(new Map())
  const taken = rows.filter((row) => said.get(row.place) ?? isSure(row))
  const chosen = new Set(taken)
  const count = taken.length
  return (
    <>
      <AboveActionBar>
        <section aria-label={title}>
          <Typography variant="h2" sx={{ mt: 3, mb: 1 }}>
            {title}
          </Typography>
          {renderNote?.(taken)}
          <ProblemList {...{ problems, summary, wordsOf }} />
          <RowList isUnmarked rows={rows}>
            {(row) => (
              <ImportLine
                key={row.place}
                place={row.place}
                name={renderName(row)}
                isChosen={chosen.has(row)}
                onChoose={(isChosen) => setSaid(new Map([...said, [row.place, isChosen]]))}
              >
                {props.children(row)}
              </ImportLine>
            )}
          </RowList>
        </section>
      </AboveActionBar>
      {rows.length > 0 ? (
        <ActionBar label={t('new.bar')}>
          <Button
            variant="contained"
            disabled={count === 0 || isBusy}
            onClick={() => void props.onStart(taken)}
          >
            {props.action({ count })}
          </Button>
        </ActionBar>
      ) : null}
    </>
  )
}
