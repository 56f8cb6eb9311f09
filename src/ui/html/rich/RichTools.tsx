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
} from './blocks.ts'
import { isLooking, looks, toggleLook } from './marks.ts'
import { StyleSelect } from './StyleSelect.tsx'
import { Toolbar } from './Toolbar.tsx'
import { ToolButton } from './ToolButton.tsx'

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
  const { t } = useTranslation('html')
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
      <ToolButton
        name={t('tool.undo')}
        isDisabled={undoDepth(state) === 0}
        onPress={() => run(undo)}
      >
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
  const { t } = useTranslation('html')
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
      <ToolButton
        name={t('tool.picture')}
        isPressed={pictureOf(state) !== null}
        onPress={onPicture}
      >
        <ImageOutlined />
      </ToolButton>
    </>
  )
}
