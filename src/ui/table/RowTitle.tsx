import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { styled } from '@mui/material/styles'

/** A name may have ten thousand letters, and no space among them. */
const Anchor = styled('a')(({ theme }) => ({
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  minWidth: 120,
  color: (theme.vars ?? theme).palette.text.primary,
  fontWeight: 600,
  textDecoration: 'none',
  textUnderlineOffset: '0.18em',
  '&:hover': { textDecoration: 'underline' },
}))

function Title(props: ComponentProps<typeof Anchor>) {
  return <Anchor data-row-link="" {...props} />
}

/** The name of a record in a list, which opens it: what `j`, `k` and `e` go by. */
export const RowTitle = createLink(Title)
