import FormatBold from '@mui/icons-material/FormatBold'
import FormatItalic from '@mui/icons-material/FormatItalic'
import FormatListBulleted from '@mui/icons-material/FormatListBulleted'
import FormatListNumbered from '@mui/icons-material/FormatListNumbered'
import FormatQuote from '@mui/icons-material/FormatQuote'
import ImageOutlined from '@mui/icons-material/ImageOutlined'
import InsertLink from '@mui/icons-material/InsertLink'
import Redo from '@mui/icons-material/Redo'
import Undo from '@mui/icons-material/Undo'
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history'
import type { Command, EditorState } from 'prosemirror-state'
import { useTranslation } from 'react-i18next'
import {
  isQuoted,
  listTag,
  pictureOf,
  setStyle,
  styleOf,
  toggleList,
  toggleQuote,
  styles,
  type Style,
} from './blocks.ts'
import { isLooking, looks, toggleLook } from './marks.ts'
import { ToolButton } from './ToolButton.tsx'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { silentAtFirst } from '../../form/silentAtFirst.ts'
import { row } from '../../layout.ts'

const Select = styled('select')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return {
    height: 28,
    maxWidth: '10rem',
    paddingInline: theme.spacing(0.75),
    border: '1px solid transparent',
    borderRadius: theme.shape.borderRadius,
    background: palette.background.paper,
    color: palette.text.primary,
    font: 'inherit',
    fontSize: '0.875rem',
    cursor: 'pointer',
    '&:hover': { borderColor: palette.divider },
    '&:disabled': { color: palette.text.disabled },
  }
})

interface StyleSelectProps {
  style: Style | 'h1' | null
  /** With keys one passes styles on the way to the one that is meant: only who points has chosen at once. */
  onChoose: (style: Style, isPointed: boolean) => void
}

const isStyle = (name: string): name is Style => styles.some((style) => style === name)

/** What the paragraph is: text, a heading, preformatted. */
function StyleSelect({ style, onChoose }: StyleSelectProps) {
  const { t } = useTranslation(['html', 'ui'])
  const isPointed = useRef(false)
  return (
    <Select
      ref={silentAtFirst}
      aria-label={t('tool.style')}
      value={style ?? ''}
      disabled={style === null}
      tabIndex={0}
      onPointerDown={() => {
        isPointed.current = true
      }}
      onKeyDown={() => {
        isPointed.current = false
      }}
      onChange={({ target }) => {
        if (isStyle(target.value)) onChoose(target.value, isPointed.current)
      }}
    >
      {style === null || style === 'h1' ? (
        <option value={style ?? ''}>{style === 'h1' ? t('style.h1') : t('style.other')}</option>
      ) : null}
      {styles.map((one) => (
        <option key={one} value={one}>
          {t(`style.${one}`)}
        </option>
      ))}
    </Select>
  )
}

const Bar = row('div', 0.25, (theme) => ({
  alignItems: 'center',
  padding: theme.spacing(0.25, 0.75),
  borderBlockEnd: `1px solid ${(theme.vars ?? theme).palette.divider}`,
}))

const controls = 'button:not(:disabled), select:not(:disabled)'

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** One stop for the Tab key; arrows lead through what is in it. */
function Toolbar(props: { label: string; controls: string; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  const all = () => Array.from(bar.current?.querySelectorAll<HTMLElement>(controls) ?? [])
  // The stop of the Tab key may have been turned off: with nothing to undo any more, the bar would have none.
  useEffect(() => {
    const [first] = all()
    if (all().every(({ tabIndex }) => tabIndex !== 0) && first) first.tabIndex = 0
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const found = all()
    const at = found.findIndex((control) => control === event.target)
    const step = steps[event.key]
    if (!step || at === -1 || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    found[step(at, found.length)]?.focus()
  }
  const onFocus = (event: { target: EventTarget }) => {
    for (const control of all()) control.tabIndex = control === event.target ? 0 : -1
  }
  return (
    <Bar
      ref={bar}
      role="toolbar"
      aria-label={props.label}
      aria-controls={props.controls}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      {props.children}
    </Bar>
  )
}

interface Props {
  state: EditorState
  /** Does it, and goes on in the text. */
  run: (command: Command) => void
  /** Does it, and leaves the focus where it is. */
  change: (command: Command) => void
  label: string
  /** Id of the text it serves. */
  controls: string
  /** Only what fits in a line or two. */
  isBrief: boolean
  onLink: () => void
  onPicture: () => void
}

export function RichTools(props: Props) {
  const { state, run, change, label, controls, isBrief, onLink } = props
  const { t } = useTranslation(['html', 'ui'])
  return (
    <Toolbar label={label} controls={controls}>
      {isBrief ? null : (
        <StyleSelect
          style={styleOf(state)}
          onChoose={(style, isPointed) => (isPointed ? run : change)(setStyle(style))}
        />
      )}
      <ToolButton
        name={t('tool.bold')}
        keys="Control+B"
        isFirst={isBrief}
        isPressed={isLooking(state, looks.bold)}
        onPress={() => run(toggleLook('bold'))}
      >
        <FormatBold />
      </ToolButton>
      <ToolButton
        name={t('tool.italic')}
        keys="Control+I"
        isPressed={isLooking(state, looks.italic)}
        onPress={() => run(toggleLook('italic'))}
      >
        <FormatItalic />
      </ToolButton>
      <ToolButton
        name={t('tool.link')}
        keys="Control+K"
        isPressed={isLooking(state, ['a'])}
        onPress={onLink}
      >
        <InsertLink />
      </ToolButton>
      {isBrief ? null : <BlockTools {...props} />}
      <ToolButton name={t('ui:undo')} isDisabled={undoDepth(state) === 0} onPress={() => run(undo)}>
        <Undo />
      </ToolButton>
      <ToolButton
        name={t('tool.redo')}
        isDisabled={redoDepth(state) === 0}
        onPress={() => run(redo)}
      >
        <Redo />
      </ToolButton>
    </Toolbar>
  )
}

function BlockTools({ state, run, onPicture }: Props) {
  const { t } = useTranslation(['html', 'ui'])
  const list = listTag(state)
  return (
    <>
      <ToolButton
        name={t('tool.bullets')}
        isPressed={list === 'ul'}
        onPress={() => run(toggleList('ul'))}
      >
        <FormatListBulleted />
      </ToolButton>
      <ToolButton
        name={t('tool.numbers')}
        isPressed={list === 'ol'}
        onPress={() => run(toggleList('ol'))}
      >
        <FormatListNumbered />
      </ToolButton>
      <ToolButton
        name={t('tool.quote')}
        isPressed={isQuoted(state)}
        onPress={() => run(toggleQuote)}
      >
        <FormatQuote />
      </ToolButton>
      <ToolButton name={t('ui:picture')} isPressed={pictureOf(state) !== null} onPress={onPicture}>
        <ImageOutlined />
      </ToolButton>
    </>
  )
}
