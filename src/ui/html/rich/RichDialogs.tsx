import type { Command, EditorState } from 'prosemirror-state'
import { useTranslation } from 'react-i18next'
import { AddressDialog } from './AddressDialog.tsx'
import { pictureOf, setPicture } from './blocks.ts'
import { linkAt, removeLink, setLink } from './links.ts'
import { typedAddress, typedLink } from './safeAddress.ts'

interface Props {
  state: EditorState
  /** Does it, and closes the dialog. */
  run: (command: Command) => void
  onCancel: () => void
}

export function LinkDialog({ state, run, onCancel }: Props) {
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

export function PictureDialog({ state, run, onCancel }: Props) {
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
