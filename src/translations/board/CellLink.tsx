import { RouterLink } from '../../ui/RouterLinks.tsx'
import type { PairedCollection } from '../pairing/listing.ts'
import type { Version } from '../state/version.ts'

interface Props {
  version: Version
  collection: PairedCollection
  untitled: string
}

/** The title of a version, which opens it; the cell around it has the focus. */
export function CellLink({ version, collection, untitled }: Props) {
  const { language, id, texts } = version
  const place: string = `/$language/${collection}/$id`
  return (
    <RouterLink
      to={place}
      params={{ language, id: String(id) }}
      color="textPrimary"
      underline="hover"
      tabIndex={-1}
      style={linkStyle}
    >
      {texts.title ? <span lang={language}>{texts.title}</span> : untitled}
    </RouterLink>
  )
}

/** A title may have ten thousand letters, and no space among them. */
const linkStyle = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontWeight: 600,
} as const
