import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { Button } from '../../Button.tsx'
import { scan, type Part } from './scan.ts'

interface Props {
  /** The text as it was when the form was opened. */
  opened: string
  /** Other texts of the record, which may tell how this service treats its texts. */
  beside: readonly string[]
  html: string
  onChange: (html: string) => void
  onClose: () => void
}

/** Said at the first change of a text that the service may have rendered: what saving it does. */
export function RenderedNote({ opened, beside, html, onChange, onClose }: Props) {
  const { t } = useTranslation('html')
  const rendering = renderingOf(opened, beside)
  if (opened.trim() === '' || rendering === 'written') return null
  const typed = asTyped(html)
  return (
    <Alert severity="info" slotProps={{ root: { role: 'status' } }} sx={{ mt: 1 }}>
      <div>
        {t(`rendered.${rendering}`)} {t('rendered.kept')}
      </div>
      {typed === html ? null : (
        <Button onClick={() => onChange(typed)}>{t('rendered.back')}</Button>
      )}
      <Button onClick={onClose}>{t('rendered.close')}</Button>
    </Alert>
  )
}

/** Whether a text is as somebody wrote it or as the service shows it to visitors. */
type Rendering = 'written' | 'rendered' | 'unknown'

/** Numeric entities that live services put in place of typed signs (contract.md §0.3, 9). */
const signs: readonly (readonly [RegExp, string])[] = [
  [/&#(?:8216|8217|8242);/g, "'"],
  [/&#(?:8220|8221|8243);/g, '"'],
  [/&#8230;/g, '...'],
  [/ &#8211; /g, ' - '],
  [/&#8211;/g, '--'],
  [/&#8212;/g, '---'],
  [/(?<=\d)&#215;(?=\d)/g, 'x'],
  // A bare sign would make an entity of what follows it.
  [/&#0?38;/g, '&amp;'],
]

/** The same in a text whose entities are decoded, such as a title. */
const decodedSigns: readonly (readonly [RegExp, string])[] = [
  [/[‘’′]/g, "'"],
  [/[“”″]/g, '"'],
  [/…/g, '...'],
  [/ – /g, ' - '],
  [/–/g, '--'],
  [/—/g, '---'],
  [/(?<=\d)×(?=\d)/g, 'x'],
]

const madeSign = /&#(?:8216|8217|8220|8221|8230|8211|8212|8242|8243|215|0?38);/
const code = /^(pre|code|kbd|tt)$/

/** The parts of a text, and which of them are code. */
function partsOf(html: string): { part: Part; isCode: boolean }[] {
  let depth = 0
  return scan(html).map((part) => {
    if ((part.kind === 'start' || part.kind === 'end') && code.test(part.name))
      depth = Math.max(0, depth + (part.kind === 'start' ? 1 : -1))
    return { part, isCode: depth > 0 }
  })
}

/** The text with the service's typographic signs as they were typed; tags and code stay as they are. */
export function asTyped(html: string): string {
  return partsOf(html)
    .map(({ part, isCode }) => {
      if (part.kind !== 'text' || isCode) return part.html
      return signs.reduce((text, [sign, typed]) => text.replaceAll(sign, typed), part.html)
    })
    .join('')
}

/** A title or a name with the service's typographic signs as they were typed. */
export function titleAsTyped(title: string): string {
  return decodedSigns.reduce((text, [sign, typed]) => text.replaceAll(sign, typed), title)
}

const wordsOutsideCode = (html: string) =>
  partsOf(html)
    .map(({ part, isCode }) => (part.kind === 'text' && !isCode ? part.html : ' '))
    .join('')

/** What a service that renders its texts never leaves in one. */
function isWritten(html: string): boolean {
  return /<!--\s*\/?wp:/.test(html) || /["']|\.\.\./.test(wordsOutsideCode(html))
}

/**
 * A word in brackets that seems to be an instruction: one of the content system's own, or one that is told something.
 * Interface silent: which shortcodes a site has registered is not specified. Those of the content system count, and any
 * that has arguments; other words in brackets, such as «[sic]», are text.
 */
const instruction =
  /\[\/?(?:(?:audio|caption|embed|gallery|playlist|video|wp_caption)\s*\/?|[a-z][\w-]*\s+[\w-]+=[^[\]]*)\]/i

/**
 * Read from the text itself and from others of the same record, for the application is never told.
 * @param beside other texts of the record, such as its title
 */
export function renderingOf(html: string, beside: readonly string[] = []): Rendering {
  const texts = [html, ...beside]
  if (texts.some(isWritten)) return 'written'
  if (texts.some((text) => madeSign.test(text))) return 'rendered'
  return texts.some((text) => instruction.test(text)) ? 'written' : 'unknown'
}
