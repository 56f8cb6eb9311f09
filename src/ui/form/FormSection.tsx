import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { ReactNode } from 'react'

const Region = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 46rem)',
  gap: theme.spacing(2, 4),
  paddingBlock: theme.spacing(2.5),
  borderBlockStart: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  alignContent: 'start',
}))

/** Fields that belong together, under a heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Region aria-labelledby={id}>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      <Fields>{children}</Fields>
    </Region>
  )
}

/** Fields side by side where there is room. */
export const FieldRow = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  alignItems: 'start',
}))
