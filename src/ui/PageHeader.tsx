import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { DocumentTitle } from './DocumentTitle.tsx'
import { takePageFocus } from './pageFocus.ts'

interface Props {
  title: string
  /** Language of the title itself, when it is a record's and not the interface's. */
  titleLanguage?: string
  /** A sentence under the title. */
  summary?: ReactNode
  /** Buttons at the end of the line; on phones under the title. */
  actions?: ReactNode
}

const Line = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  marginBlockEnd: theme.spacing(2),
}))

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
}))

/** The one h1 of a page. It names the document and takes the focus after a navigation. */
export function PageHeader({ title, titleLanguage, summary, actions }: Props) {
  return (
    <Line>
      <DocumentTitle title={title} />
      <div>
        <Typography
          variant="h1"
          tabIndex={-1}
          lang={titleLanguage}
          data-page-title=""
          ref={takePageFocus}
        >
          {title}
        </Typography>
        {summary ? (
          <Typography
            variant="body2"
            component="div"
            color="textSecondary"
            sx={{ mt: 0.5, maxWidth: '72ch' }}
          >
            {summary}
          </Typography>
        ) : null}
      </div>
      {actions ? <Actions>{actions}</Actions> : null}
    </Line>
  )
}
