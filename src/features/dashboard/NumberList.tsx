import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Rows = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: theme.spacing(0.75, 2),
  margin: 0,
  '& dt': { minWidth: 0 },
  '& dd': {
    margin: 0,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 600,
  },
}))

interface NumberListProps {
  lines: readonly { readonly key: string; readonly name: ReactNode; readonly number: ReactNode }[]
}

/** Names with their numbers. */
export function NumberList({ lines }: NumberListProps) {
  return (
    <Rows>
      {lines.map(({ key, name, number }) => (
        <div key={key} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{number}</dd>
        </div>
      ))}
    </Rows>
  )
}
