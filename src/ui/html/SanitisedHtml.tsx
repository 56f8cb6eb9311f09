import { styled } from '@mui/material/styles'
import { sanitise } from './sanitise.ts'

const Prose = styled('div')(({ theme }) => ({
  maxWidth: '72ch',
  overflowWrap: 'anywhere',
  '& img, & video, & table': { maxWidth: '100%', height: 'auto' },
  '& a': { color: (theme.vars ?? theme).palette.primary.main },
}))

export function SanitisedHtml({ html, lang }: { html: string; lang?: string }) {
  return <Prose lang={lang} dangerouslySetInnerHTML={{ __html: sanitise(html) }} />
}
