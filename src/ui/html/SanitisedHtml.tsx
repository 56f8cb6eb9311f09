import { styled } from '@mui/material/styles'
import { useCallback } from 'react'
import { sanitised } from './sanitise.ts'

const Prose = styled('div')(({ theme }) => ({
  maxWidth: '72ch',
  overflowWrap: 'anywhere',
  '& img, & video, & table': { maxWidth: '100%', height: 'auto' },
  '& a': { color: (theme.vars ?? theme).palette.primary.main },
}))

export function SanitisedHtml({ html, lang }: { html: string; lang?: string }) {
  const show = useCallback(
    (box: HTMLElement | null) => box?.replaceChildren(sanitised(html)),
    [html],
  )
  return <Prose lang={lang} ref={show} />
}
