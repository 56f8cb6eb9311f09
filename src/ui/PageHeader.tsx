import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { DocumentTitle } from './DocumentTitle.tsx'
import { takePageFocus } from './pageFocus.ts'

interface Props {
  title: string
  /** What kind of page it is, where the title is a record's. */
  kind?: string
  /** Language of the title itself, when it is a record's and not the interface's. */
  titleLanguage?: string
  /** How many records the page lists, beside the title; '' while that is not known. */
  count?: string | undefined
  /** A sentence under the title. */
  summary?: ReactNode
  /** Buttons at the end of the title's line, under it where they find no room. */
  actions?: ReactNode
  /** Whether these are all that is over the page: they take the line, and are as near to each other as they get. */
  isToolbar?: boolean
}

const Line = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(0.5, 2),
  marginBlockEnd: theme.spacing(2),
}))

const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  flex: '1 1 auto',
  '&:has(+ [data-count])': { flexGrow: 0, [theme.breakpoints.down('sm')]: { flexGrow: 1 } },
  '&:has(+ [data-toolbar="true"])': { flex: '0 1 auto' },
  margin: 0,
  maxWidth: '100%',
  // A title of ten thousand letters leaves the form on the first screen.
  display: '-webkit-box',
  WebkitLineClamp: 4,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
}))

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  flex: '1 1 auto',
  color: (theme.vars ?? theme).palette.text.secondary,
  // On a telephone it has a line of its own, where it moves nothing when it comes.
  [theme.breakpoints.down('sm')]: { order: 1, flexBasis: '100%', minHeight: '1.43em' },
}))

const Summary = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  flexBasis: '100%',
  paddingInlineEnd: 'max(0px, 100% - 72ch)',
  color: (theme.vars ?? theme).palette.text.secondary,
}))

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '&[data-toolbar="true"]': {
    flex: '1 1 0',
    minWidth: 'min(100%, 52rem)',
    alignItems: 'center',
    justifyContent: 'flex-end',
    '& > *': { flex: 'none' },
    '& > search': { flex: '1 1 100px', minWidth: 0, maxWidth: 240 },
    [theme.breakpoints.down('md')]: { justifyContent: 'flex-start' },
    // All on one line where the words find room for it, without signs before them if need be.
    '@media (min-width: 1240px)': { flexWrap: 'nowrap' },
    '@media (min-width: 1240px) and (max-width: 1399px)': {
      gap: theme.spacing(0.5),
      '& a': { minWidth: 0 },
      '& > :is(button, a) > .MuiSvgIcon-root': { display: 'none' },
    },
  },
}))

/** The one h1 of a page. It names the document and takes the focus after a navigation. */
export function PageHeader(props: Props) {
  const { title, kind = '', titleLanguage, count, summary, actions, isToolbar = false } = props
  return (
    <Line>
      <DocumentTitle title={title} />
      <Title tabIndex={-1} lang={titleLanguage} data-page-title={kind} ref={takePageFocus}>
        {title}
      </Title>
      {count === undefined ? null : <Count data-count>{count}</Count>}
      {actions ? <Actions data-toolbar={isToolbar}>{actions}</Actions> : null}
      {summary ? <Summary>{summary}</Summary> : null}
    </Line>
  )
}
