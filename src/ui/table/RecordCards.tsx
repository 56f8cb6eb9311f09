import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { PickBox, PickKey, pickStyle } from './PickBox.tsx'

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  // Safari forgets that a list without marks is one; empty marks keep it a list.
  listStyleType: '""',
}))

const Card = styled('li')(({ theme }) => ({
  padding: theme.spacing(1.5),
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  background: (theme.vars ?? theme).palette.background.paper,
  overflowWrap: 'anywhere',
  '&:has(> label)': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: theme.spacing(1),
    alignItems: 'start',
    paddingInlineStart: theme.spacing(0.75),
  },
  ...pickStyle(theme),
}))

interface RecordCardsProps<R> {
  caption: string
  records: readonly R[]
  rowId: (record: R) => string
  card: (record: R) => ReactNode
  /** Records can be chosen: what each is called. */
  pick?: ((record: R) => string) | undefined
}

/** Records one under the other, where a table has no room. */
export function RecordCards<R>({ caption, records, rowId, card, pick }: RecordCardsProps<R>) {
  return (
    <>
      {pick ? <PickKey /> : null}
      <Cards aria-label={caption}>
        {records.map((record) => (
          <Card key={rowId(record)} data-row>
            {pick ? <PickBox label={pick(record)} value={rowId(record)} /> : null}
            <div>{card(record)}</div>
          </Card>
        ))}
      </Cards>
    </>
  )
}
