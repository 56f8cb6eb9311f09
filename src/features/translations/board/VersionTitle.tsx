import { useTranslation } from 'react-i18next'
import type { Version } from '../state/version.ts'

interface VersionTitleProps {
  version: Version
  href: string
  /** what else the link carries */
  own?: object
}

/** The title of a version, which opens it. */
export function VersionTitle({ version, href, own }: VersionTitleProps) {
  const { t } = useTranslation('ui')
  const { language, texts } = version
  return (
    <a {...own} {...{ href }} style={linkStyle}>
      {texts.title ? <span lang={language}>{texts.title}</span> : t('untitled')}
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
