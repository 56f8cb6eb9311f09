import type { Version } from '../state/version.ts'
import type { HrefOf } from './useVersionLinks.ts'

interface Props {
  version: Version
  hrefOf: HrefOf
  untitled: string
}

/** The title of a version, which opens it; the cell around it has the focus. */
export function CellLink({ version, hrefOf, untitled }: Props) {
  const { language, texts } = version
  return (
    <a href={hrefOf(version)} tabIndex={-1} style={linkStyle}>
      {texts.title ? <span lang={language}>{texts.title}</span> : untitled}
    </a>
  )
}

/** A title may have ten thousand letters, and no space among them. */
const linkStyle = {
  display: '-webkit-box',
  WebkitLineClamp: 'var(--title-lines, 2)',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  color: 'inherit',
  fontWeight: 600,
  textUnderlineOffset: '0.18em',
} as const
