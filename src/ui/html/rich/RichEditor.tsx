import Alert from '@mui/material/Alert'
import type { Command, EditorState } from 'prosemirror-state'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reason } from './reason.ts'
import { RichTools } from './RichTools.tsx'
import { useRichView } from './useRichView.ts'
import { AddressDialog } from './AddressDialog.tsx'
import { pictureOf, setPicture } from './blocks.ts'
import { linkAt, removeLink, setLink } from './links.ts'
import { typedAddress, typedLink } from './elements.ts'
import { styled } from '@mui/material/styles'

/** The page on which a text is written. */
const Prose = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return {
    maxHeight: '32rem',
    overflow: 'auto',
    padding: theme.spacing(1.25, 1.75),
    outline: 'none',
    lineHeight: 1.6,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    '& > :first-of-type': { marginBlockStart: 0 },
    '& > :last-child': { marginBlockEnd: 0 },
    '& p, & ul, & ol, & blockquote, & table, & figure, & pre': { marginBlock: '0 0.75em' },
    '& h1, & h2, & h3, & h4, & h5, & h6': { margin: '1em 0 0.4em', lineHeight: 1.3 },
    '& h1, & h2': { fontSize: '1.25rem' },
    '& h3': { fontSize: '1.1rem' },
    '& h4, & h5, & h6': { fontSize: '1rem' },
    '& li > p': { marginBlock: 0 },
    '& ul, & ol': { paddingInlineStart: '1.75em' },
    '& blockquote': {
      marginInline: 0,
      paddingInlineStart: theme.spacing(2),
      borderInlineStart: `3px solid ${palette.divider}`,
    },
    '& a': { color: palette.primary.main, textDecoration: 'underline', cursor: 'text' },
    '& img': { maxWidth: '100%', height: 'auto', verticalAlign: 'bottom' },
    '& img.ProseMirror-selectednode, & .locked.ProseMirror-selectednode': {
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: 2,
    },
    '& figure': { marginInline: 0 },
    '& figcaption, & caption': { color: palette.text.secondary, fontSize: '0.875rem' },
    '& table': { borderCollapse: 'collapse', maxWidth: '100%' },
    '& td, & th': {
      minWidth: '3em',
      padding: theme.spacing(0.5, 1),
      border: `1px solid ${palette.divider}`,
      textAlign: 'start',
      verticalAlign: 'top',
      // A narrow table is as wide as its words: the page scrolls before they are cut.
      overflowWrap: 'break-word',
    },
    '& td > p, & th > p': { marginBlock: 0 },
    '& pre, & code': { fontFamily: 'monospace', fontSize: '0.875em' },
    '& .locked': {
      marginBlock: '0 0.75em',
      padding: theme.spacing(1, 1.5),
      border: `1px dashed ${palette.text.secondary}`,
      borderRadius: theme.shape.borderRadius,
      whiteSpace: 'normal',
      '& > p': { margin: 0, color: palette.text.secondary, fontSize: '0.75rem' },
      '& > code': { display: 'block', marginBlock: theme.spacing(0.5), overflowWrap: 'anywhere' },
      '& > button': {
        minHeight: 28,
        padding: theme.spacing(0.25, 1),
        border: `1px solid ${palette.divider}`,
        borderRadius: theme.shape.borderRadius,
        background: 'transparent',
        color: palette.primary.main,
        font: 'inherit',
        fontSize: '0.75rem',
        cursor: 'pointer',
      },
    },
    '&.ProseMirror-hideselection *::selection': { background: 'transparent' },
    '& img.ProseMirror-separator': { display: 'inline !important', border: 0, margin: 0 },
  }
})

export interface RichEditorProps {
  id: string
  label: string
  labelledBy: string
  describedBy: string
  lang?: string | undefined
  value: string
  isInvalid: boolean
  readOnly: boolean
  /** A short text, in which new lines get no paragraphs. */
  isBrief: boolean
  lines: number
  onChange: (html: string) => void
  onBlur: () => void
  /** Leads to the HTML of a part. */
  onSource: (part: string) => void
  /** The text as HTML, where it is not for visual editing. */
  source: ReactNode
}

/** A text edited as it will look. What cannot be edited so is kept, shown, and named. */
export function RichEditor(props: RichEditorProps) {
  const { id, label, isBrief } = props
  const { t } = useTranslation(['html', 'ui', 'picture'])
  const [asks, setAsks] = useState<'link' | 'picture' | null>(null)
  const hasAsked = useRef(false)
  const why = (reason: Reason, detail: string) => t(`why.${reason}`, { detail })
  const { place, view, state, refused } = useRichView({
    ...props,
    onLink: () => setAsks('link'),
    locked: { why, edit: t('locked.edit'), onEdit: props.onSource },
    attributes: () => ({
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': props.labelledBy,
      'aria-describedby': props.describedBy,
      'aria-invalid': String(props.isInvalid),
      ...(props.readOnly ? { 'aria-readonly': 'true', tabindex: '0' } : {}),
      ...(props.lang ? { lang: props.lang } : {}),
    }),
  })

  useEffect(() => {
    if (asks === null && hasAsked.current) view?.focus()
    hasAsked.current = asks !== null
  }, [asks, view])

  const perform = (command: Command) => {
    if (view) command(view.state, view.dispatch, view)
  }
  const run = (command: Command) => {
    perform(command)
    view?.focus()
  }
  const change = (command: Command) => {
    perform(command)
    // A paragraph that is drawn anew while the focus is elsewhere takes the caret with it.
    view?.dom.addEventListener('focus', () => view.focus(), { once: true })
  }
  const answer = (command: Command) => {
    perform(command)
    setAsks(null)
  }

  if (refused)
    return (
      <>
        <Alert severity="info" slotProps={{ root: { role: 'note' } }} sx={{ borderRadius: 0 }}>
          {why(refused.reason, refused.detail)} {t('locked.whole')}
        </Alert>
        {props.source}
      </>
    )
  return (
    <>
      {state && !props.readOnly ? (
        <RichTools
          {...{ state, run, change, isBrief }}
          label={t('tool.bar', { field: label })}
          controls={id}
          onLink={() => setAsks('link')}
          onPicture={() => setAsks('picture')}
        />
      ) : null}
      <Prose ref={place} sx={{ minHeight: `${props.lines * 1.6 + 1.5}em` }} />
      {state && asks === 'link' ? (
        <LinkDialog state={state} run={answer} onCancel={() => setAsks(null)} />
      ) : null}
      {state && asks === 'picture' ? (
        <PictureDialog state={state} run={answer} onCancel={() => setAsks(null)} />
      ) : null}
    </>
  )
}

interface Props {
  state: EditorState
  /** Does it, and closes the dialog. */
  run: (command: Command) => void
  onCancel: () => void
}

function LinkDialog({ state, run, onCancel }: Props) {
  const { t } = useTranslation(['html', 'ui', 'picture'])
  const found = linkAt(state)
  const href: unknown = found?.mark.attrs['attributes']['href']
  const needsText = !found && state.selection.empty
  return (
    <AddressDialog
      title={t('dialog.link')}
      address={typeof href === 'string' ? href : ''}
      {...(needsText ? { text: { label: t('dialog.linkText'), value: '' } } : {})}
      read={typedLink}
      problem={t('dialog.linkProblem')}
      help={t('dialog.linkHelp')}
      onDone={(address, text) => run(setLink(address, text))}
      onCancel={onCancel}
      onRemove={found ? () => run(removeLink) : undefined}
    />
  )
}

function PictureDialog({ state, run, onCancel }: Props) {
  const { t } = useTranslation(['html', 'ui', 'picture'])
  const now = pictureOf(state)
  return (
    <AddressDialog
      title={t('ui:picture')}
      address={now?.['src'] ?? ''}
      text={{
        label: t('dialog.alt'),
        help: t('picture:upload.altHelp'),
        value: now?.['alt'] ?? '',
      }}
      read={typedAddress}
      problem={t('dialog.pictureProblem')}
      onDone={(address, alt) => run(setPicture(address, alt))}
      onCancel={onCancel}
    />
  )
}
