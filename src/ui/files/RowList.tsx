import { styled, type SxProps, type Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useMore } from '../useMore.tsx'

/** As many rows of a file as are drawn at once. */
const rowsAtOnce = 50

const List = styled('ul')(({ theme }) => ({
  margin: theme.spacing(0.5, 0, 1),
  paddingInlineStart: theme.spacing(2.5),
  overflowWrap: 'anywhere',
  '&.unmarked': { paddingInlineStart: 0, listStyle: 'none' },
  // High enough for a finger, though another link is right below it.
  '& > li > a': { display: 'inline-block', verticalAlign: 'top', minHeight: 24 },
}))

interface RowListProps<Row> {
  rows: readonly Row[]
  /** draws a row, with its key */
  children: (row: Row) => ReactNode
  isUnmarked?: boolean
  sx?: SxProps<Theme>
}

/** Rows of a file, of which there may be thousands. */
export function RowList<Row>({ rows, children, isUnmarked, sx }: RowListProps<Row>) {
  const { shown, more } = useMore(rows, rowsAtOnce)
  return (
    <>
      <List className={isUnmarked ? 'unmarked' : ''} sx={sx ?? {}}>
        {shown.map((row) => children(row))}
      </List>
      {more}
    </>
  )
}
