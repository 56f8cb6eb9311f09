import { styled } from '@mui/material/styles'
import { createLink } from '@tanstack/react-router'
import { type ComponentProps, useSyncExternalStore } from 'react'
import { pageStore } from '../../platform/pageStore.ts'

/** A name may have ten thousand letters, and no space among them. */
const Anchor = styled('a')(({ theme }) => ({
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  // In a table it is cut after one line.
  'th &': { display: 'block', textOverflow: 'ellipsis' },
  color: (theme.vars ?? theme).palette.text.primary,
  fontWeight: 600,
  textDecoration: 'none',
  textUnderlineOffset: '0.18em',
  '&:hover': { textDecoration: 'underline' },
}))

const Mark = styled('small')(({ theme }) => ({
  alignSelf: 'start',
  whiteSpace: 'nowrap',
  fontWeight: 400,
  color: (theme.vars ?? theme).palette.warning.main,
}))

function Title(props: ComponentProps<typeof Anchor>) {
  const { href = '' } = props
  const mark = useSyncExternalStore(rowMarks.subscribe, () => rowMarks.get().get(href))
  return (
    <>
      <Anchor data-row-link="" {...props} />
      {mark ? <Mark>{mark}</Mark> : null}
    </>
  )
}

/** The name of a record in a list, which opens it: what `j`, `k` and `e` go by. */
export const RowTitle = createLink(Title)

/** What is said beside the name of a row, by the address that it leads to. */
export const rowMarks = pageStore<ReadonlyMap<string, string>>(new Map())
