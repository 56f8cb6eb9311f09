import type { StoredDraft } from '../../core/write/drafts.ts'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDiscarding, useStoredDrafts } from '../../core/views/form/drafts/storedDrafts.ts'
import { ownerOf } from '../../core/query/owner.ts'
import {
  storeAltText,
  unsavedAltText,
  picturesLeft,
} from '../../core/views/pictures/unsavedAltText.ts'
import { formatAge, formatInstant } from '../../i18n/instants.ts'
import { Facts } from '../../ui/Facts.tsx'
import { LanguageChip } from '../../ui/LanguageChip.tsx'
import { focusPage } from '../../ui/pageFocus.ts'
import { RouterLink } from '../../ui/RouterLinks.tsx'
import { useSessionState } from '../session/sessionContext.ts'
import { plainList } from '../../ui/layout.ts'

const List = plainList(1, (theme) => ({
  width: '100%',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: theme.spacing(0.5, 1.5),
    overflowWrap: 'anywhere',
  },
}))

/** What was typed from this account and not saved: where, when, and the way there. */
export function DraftsHere() {
  const { t } = useTranslation(['settings', 'transfer', 'ui'])
  const { service } = useSessionState()
  const drafts = useStoredDrafts(service ? ownerOf(service) : '')
  const [pictures, setPictures] = useState(() => (service ? picturesLeft(service) : []))
  if (drafts.length + pictures.length === 0) return <Typography>{t('unsavedNone')}</Typography>
  return (
    <>
      <Typography>{t('unsavedText')}</Typography>
      <List>
        {drafts.map((draft) => (
          <li key={draft.key}>
            <DraftLine draft={draft} />
          </li>
        ))}
        {pictures.map((id) => (
          <li key={id}>
            <PictureLine
              id={id}
              text={(service && unsavedAltText(service, id)?.meant) ?? ''}
              onDiscard={() => {
                if (service) storeAltText(service, id, null)
                setPictures(pictures.filter((other) => other !== id))
                focusPage()
              }}
            />
          </li>
        ))}
      </List>
    </>
  )
}

/** What a picture shows, in words: its form offers it wherever the picture is used. */
function PictureLine(props: { id: number; text: string; onDiscard: () => void }) {
  const { t } = useTranslation(['settings', 'transfer', 'ui'])
  const { id, text, onDiscard } = props
  return (
    <>
      <span>{t('pictureWords', { id, text })}</span>
      <Button aria-label={t('discardPictureWords', { id })} onClick={onDiscard}>
        {t('ui:discard')}
      </Button>
    </>
  )
}

function DraftLine({ draft }: { draft: StoredDraft }) {
  const { t, i18n } = useTranslation(['settings', 'transfer', 'ui'])
  const discard = useDiscarding()
  const { languages } = useSessionState().configuration
  const { at, body } = draft
  const { language, collection, id, part } = body
  const title = body.title || t('transfer:new.days.untitled')
  const page = id === null ? 'new' : part ? '$id/duplicate' : '$id'
  const way: string = `/$language/${collection}/${page}`
  const kind = t(id === null ? `draftNew.${collection}` : `draftOf.${part ?? collection}`)
  return (
    <>
      <LanguageChip language={language} label={languages[language] ?? language} />
      <RouterLink to={way} params={{ language, id: String(id) }}>
        <span lang={body.title ? language : undefined}>{title}</span>
      </RouterLink>
      <Typography variant="body2" color="textSecondary">
        <Facts>
          {kind}
          <time dateTime={at} title={formatInstant(i18n.language, at)}>
            {formatAge(i18n.language, at)}
          </time>
        </Facts>
      </Typography>
      <Button
        aria-label={t('ui:discard', { title })}
        onClick={() => {
          discard(draft)
          focusPage()
        }}
      >
        {t('ui:discard')}
      </Button>
    </>
  )
}
