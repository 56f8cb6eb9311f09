import Alert from '@mui/material/Alert'
import type { Command, EditorState } from 'prosemirror-state'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Prose } from './Prose.tsx'
import type { Reason } from './reason.ts'
import { RichTools } from './RichTools.tsx'
import { useRichView } from './useRichView.ts'
import { AddressDialog } from './AddressDialog.tsx'
import { pictureOf, setPicture } from './blocks.ts'
import { linkAt, removeLink, setLink } from './links.ts'
import { typedAddress, typedLink } from './safeAddress.ts'

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
  const { t } = useTranslation('html')
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
  const { t } = useTranslation('html')
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
  const { t } = useTranslation('html')
  const now = pictureOf(state)
  return (
    <AddressDialog
      title={t('dialog.picture')}
      address={now?.['src'] ?? ''}
      text={{ label: t('dialog.alt'), help: t('dialog.altHelp'), value: now?.['alt'] ?? '' }}
      read={typedAddress}
      problem={t('dialog.pictureProblem')}
      onDone={(address, alt) => run(setPicture(address, alt))}
      onCancel={onCancel}
    />
  )
}
