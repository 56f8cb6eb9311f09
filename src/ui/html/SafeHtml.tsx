import { styled } from '@mui/material/styles'
import { useCallback } from 'react'
import { sanitised } from './sanitise.ts'

const Prose = styled('div')(({ theme }) => ({
  maxWidth: '72ch',
  overflowWrap: 'anywhere',
  '& img, & video, & table': { maxWidth: '100%', height: 'auto' },
  '& a': { color: (theme.vars ?? theme).palette.primary.main },
}))

interface Props {
  html: string
  /** Language of the text, where it is not the interface's. */
  lang?: string
}

/** HTML that came from the service, shown without its scripts, styles, forms and frames. */
export function SafeHtml({ html, lang }: Props) {
  const show = useCallback(
    (box: HTMLElement | null) => box?.replaceChildren(sanitised(html)),
    [html],
  )
  return <Prose lang={lang} ref={show} />
}
