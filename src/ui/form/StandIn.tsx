import { styled } from '@mui/material/styles'
import { scan } from '../html/rich/scan.ts'
import type { Part } from '../html/rich/scan.ts'

interface Props {
  id: string
  labelledBy: string
  describedBy: string
  lang?: string | undefined
  lines: number
  html: string
  /** The focus came, or went to another field. */
  onEnter: (isIn: boolean) => void
}

const Words = styled('textarea')(({ theme }) => ({
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  maxHeight: '32rem',
  fieldSizing: 'content',
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  resize: 'none',
  marginBlockStart: 37,
  padding: theme.spacing(1.25, 1.75),
  outline: 'none',
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
}))

const block = /^(p|div|h\d|ul|ol|li|table|tr|blockquote|figure)$/

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The signs that a live service writes for others (contract.md §1.1); the editor knows the rest. */
function signs(text: string): string {
  return text.replaceAll(
    /&(?:#0*(\d{2,5})|(amp|lt|gt|quot|nbsp));/g,
    (_, code: string | undefined, name: string) =>
      code === undefined ? (named[name] ?? '') : String.fromCodePoint(Number(code)),
  )
}

function shown(part: Part): string {
  if (part.kind === 'text') return signs(part.html)
  return 'name' in part && block.test(part.name) ? '\n' : ''
}

/** The words of a text, without a browser's help: this is drawn with the form. */
function plain(html: string): string {
  const lines = scan(html).map(shown).join('').split('\n')
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
}

/** The words of a text until its editor is there. Who enters it goes on in the editor. */
export function StandIn({ id, labelledBy, describedBy, lang, lines, html, onEnter }: Props) {
  return (
    <Words
      {...{ id, lang }}
      readOnly
      rows={lines}
      aria-busy
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      value={plain(html)}
      onFocus={() => onEnter(true)}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) onEnter(false)
      }}
    />
  )
}
