import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useState } from 'react'
import { type Control, type FieldPath, type FieldValues, get, useFormState } from 'react-hook-form'
import { Unseen } from '../Unseen.tsx'
import { stack } from '../layout.ts'

const Region = stack('section', 1.5, (theme) => ({
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: theme.spacing(2),
  borderBlockStart: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '&[data-quiet]': { paddingBlock: theme.spacing(0.75), border: 0 },
}))

const Fields = stack('div', 2, { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' })

interface SectionProps {
  title: string
  /** Its fields say enough: the heading is there for who moves by headings. */
  isQuiet?: boolean
  children: ReactNode
}

/** Fields that belong together, under a heading. */
export function FormSection({ title, isQuiet = false, children }: SectionProps) {
  const id = useId()
  return (
    <Region aria-labelledby={id} data-quiet={isQuiet || undefined}>
      <Typography id={id} variant="h2">
        {isQuiet ? <Unseen>{title}</Unseen> : title}
      </Typography>
      <Fields>{children}</Fields>
    </Region>
  )
}

const Fold = styled('details')(({ theme }) => ({
  'section + &': { marginBlockStart: theme.spacing(1.5) },
  borderBlockStart: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '& > summary': {
    display: 'flex',
    alignItems: 'baseline',
    gap: theme.spacing(0, 1),
    paddingBlock: theme.spacing(1.25),
    cursor: 'pointer',
    '&::before': { content: '"▸" / ""', width: '1em' },
  },
  '&[open] > summary::before': { content: '"▾" / ""' },
  '& > div': { paddingBlock: theme.spacing(0.75, 2) },
}))

const Note = styled('span')(({ theme }) => ({
  flex: '1 1 0',
  minWidth: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  color: (theme.vars ?? theme).palette.text.secondary,
  fontSize: '0.875rem',
}))

interface FoldProps<V extends FieldValues> {
  title: string
  /** What is set in it, said while it is folded. */
  note?: string
  control: Control<V>
  /** Of the fields in it: it opens where one of them is wrong. */
  names: readonly FieldPath<V>[]
  isOpenAtFirst?: boolean
  /** It was opened. */
  onOpen?: () => void
  children: ReactNode
}

/** Fields that few records need, folded under a heading; they are there, and found by a link to one of them. */
export function FormFold<V extends FieldValues>(props: FoldProps<V>) {
  const { title, note, control, names, isOpenAtFirst = false, onOpen, children } = props
  const { errors } = useFormState({ control, name: names })
  const isWrong = names.some((name) => get(errors, name) !== undefined)
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  if (isWrong && !isOpen) setOpen(true)
  return (
    <Fold
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open)
        if (open) onOpen?.()
      }}
    >
      <summary>
        <Typography component="h2" variant="h2">
          {title}
        </Typography>
        {note && !isOpen ? <Note>{note}</Note> : null}
      </summary>
      <Fields>{children}</Fields>
    </Fold>
  )
}

/** Fields side by side where there is room. */
export const FieldRow = stack('div', 2, {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  alignItems: 'start',
})

/** What is written, and beside it, where there is room, what is to be known of it. */
export const FormColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: theme.spacing(4),
  alignItems: 'start',
  '& > * > section:first-of-type': { borderBlockStart: 0, paddingBlockStart: theme.spacing(0.75) },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 720px) minmax(280px, 320px)' },
}))
