import { styled } from '@mui/material/styles'
import { type ReactNode, createContext, use } from 'react'
import { row } from './layout.ts'
import { takePageFocus } from './pageFocus.ts'

interface Props {
  title: string
  /** What kind of page it is, where the title is a record's. */
  kind?: string
  /** Language of the title itself, when it is a record's and not the interface's. */
  titleLanguage?: string
  /** How many records the page lists, beside the title; '' while that is not known. */
  count?: ReactNode
  /** Links to pages of its kind, after the title. */
  links?: ReactNode
  /** A sentence under the title. */
  summary?: ReactNode
  /** Buttons at the end of the title's line, under it where they find no room. */
  actions?: ReactNode
}

const Line = row('header', [0.5, 2], (theme) => ({
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: theme.spacing(2),
}))

const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
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

const Links = styled('div')({ flex: '1 1 0', minWidth: 'min(100%, 20rem)' })

const Summary = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  flexBasis: '100%',
  paddingInlineEnd: 'max(0px, 100% - 72ch)',
  color: (theme.vars ?? theme).palette.text.secondary,
}))

const Actions = row('div', 1)

/** The one h1 of a page. It names the document and takes the focus after a navigation. */
export function PageHeader({
  title,
  kind = '',
  titleLanguage,
  count,
  links,
  summary,
  actions,
}: Props) {
  return (
    <Line>
      <DocumentTitle title={title} />
      <Title tabIndex={-1} lang={titleLanguage} data-page-title={kind} ref={takePageFocus}>
        {title}
      </Title>
      {links ? <Links>{links}</Links> : null}
      {count === undefined ? null : <Count>{count}</Count>}
      {actions ? <Actions>{actions}</Actions> : null}
      {summary ? <Summary>{summary}</Summary> : null}
    </Line>
  )
}

/** Name of the site, said after each page's own title. */
export const SiteName = createContext('')

/** Names the document (tab, history, screen reader): page first, then site. */
export function DocumentTitle({ title }: { title: string }) {
  const siteName = use(SiteName)
  return <title>{siteName ? `${title} – ${siteName}` : title}</title>
}
