import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordAgain } from '../../collection/form/PasswordAgain.tsx'
import { RecordLink } from '../../collection/form/RecordLink.tsx'
import { nextInstant } from '../../collection/nextInstant.ts'
import type { Waiting } from '../../core/write/waiting.ts'
import { noteQueued, removeQueued, returnQueued } from '../../collection/queue/enqueue.ts'
import type { QueuedWrite } from '../../collection/queue/queued.ts'
import { Button } from '../../ui/Button.tsx'
import { focusPage } from '../../ui/pageFocus.ts'
import { RouterLink } from '../../ui/RouterLinks.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { hasDraft } from '../../collection/form/drafts/sentDraft.ts'
import { OpenInForm } from './OpenInForm.tsx'
import { givePassword, passwordOf } from './passwords.ts'
import { useQueueWords } from './useQueueWords.ts'
import { inLanguage } from '../../ui/speech/inLanguage.ts'
import { Sentence } from '../../ui/speech/Sentence.tsx'
import { QueueConflict } from './QueueConflict.tsx'

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1.5),
  '& a': { minHeight: 24 },
  // They name the record, which may have a long name.
  '& button': { whiteSpace: 'normal', textAlign: 'start' },
}))

/** One piece in the row that a button makes of what is in it: the record's name would stand apart in it. */
function Said({ words }: { words: string }) {
  return (
    <span>
      <Sentence words={words} />
    </span>
  )
}

interface Props {
  item: QueuedWrite
  /** Sends what can go now. */
  onRetry: () => void
}

/** What can be done about one that waits: settled, sent, opened, removed. */
export function ItemActions({ item, onRetry }: Props) {
  const { t } = useTranslation('queue')
  const words = useQueueWords(item)
  // Every sentence here is drawn as a `Sentence`.
  const title = inLanguage(item.title, item.language) || words.title
  const { stop } = item
  const goOn = async (facts: Partial<Waiting>) => {
    const openedAt = facts.opened ? { openedAt: nextInstant() } : {}
    const noted = await noteQueued(item, { ...facts, ...openedAt, stop: null, failures: 0 })
    if (noted === 'kept') onRetry()
    if (noted === 'full') toast.show({ message: t('full'), severity: 'error' })
    return noted !== 'full'
  }
  const again = { label: t('putBack'), onClick: () => void putBack() }
  /** Where there is no room for it any more, it stays at hand in the news, which stay too. */
  const putBack = async () => {
    if (await returnQueued(item)) return
    toast.show({ message: t('notPutBack', { title }), severity: 'error', actions: [again] })
  }
  const remove = async () => {
    const isKept = await hasDraft(item)
    const said = item.sentAt !== null ? 'removedLate' : isKept ? 'removedKept' : 'removed'
    // Where it is the only way back it stays until it is closed.
    const severity = isKept ? 'info' : 'warning'
    if (await removeQueued(item))
      toast.show({ message: t(said, { title }), severity, actions: [again] })
    else toast.show({ message: t('notRemoved', { title }), severity: 'error' })
    focusPage()
  }
  return (
    <Ways>
      {stop === null ? null : <Settling {...{ item, title, goOn }} />}
      {item.draft && mayBeCorrected(item) ? (
        <OpenInForm {...{ item, title }} draft={item.draft} />
      ) : null}
      <Links {...{ item, title }} />
      <Button onClick={() => void remove()}>
        <Said words={t('action.remove', { title })} />
      </Button>
    </Ways>
  )
}

/** Not while it may be under way: it would be made beside what may still come. */
const mayBeCorrected = ({ stop, sentAt }: QueuedWrite) => stop !== null || sentAt === null

interface SettlingProps {
  item: QueuedWrite
  title: string
  /** Lets it go on, with what was decided. @returns whether the device took that */
  goOn: (facts: Partial<Waiting>) => Promise<boolean>
}

function Settling({ item, title, goOn }: SettlingProps) {
  const { t } = useTranslation('queue')
  const [isChoosing, setChoosing] = useState(false)
  const { stop } = item
  switch (stop?.kind) {
    case 'conflict':
      if (item.deletes)
        return (
          <Button
            variant="outlined"
            color="error"
            onClick={() => void goOn({ opened: stop.fresh })}
          >
            <Said words={t('action.deleteAnyway', { title })} />
          </Button>
        )
      return (
        <>
          <Button variant="outlined" onClick={() => setChoosing(true)}>
            <Said words={t('action.choose', { title })} />
          </Button>
          {isChoosing ? (
            <QueueConflict item={item} onChoose={goOn} onCancel={() => setChoosing(false)} />
          ) : null}
        </>
      )
    case 'named':
      return (
        <Button variant="outlined" onClick={() => void goOn({ evenIfNamed: true })}>
          <Said words={t('action.another', { title })} />
        </Button>
      )
    case 'doubt':
      return (
        <Button variant="outlined" onClick={() => void goOn({ sentAt: null })}>
          <Said words={t('action.sendAgain', { title })} />
        </Button>
      )
    default:
      if (stop?.refusal.kind === 'password')
        return (
          <PasswordAgain
            isWrong={passwordOf(item) !== undefined}
            onGiven={(password) => {
              givePassword(item, password)
              void goOn({})
            }}
          >
            <Said words={t('action.sendOne', { title })} />
          </PasswordAgain>
        )
      return (
        <Button variant="outlined" onClick={() => void goOn({})}>
          <Said words={t('action.sendOne', { title })} />
        </Button>
      )
  }
}

function Links({ item, title }: { item: QueuedWrite; title: string }) {
  const { t } = useTranslation('queue')
  const { collection: name, language, opened, stop } = item
  const way: string = `/$language/${name}`
  const [existing] = stop?.kind === 'named' ? stop.ids : []
  if (opened !== null || existing !== undefined)
    return (
      <RecordLink {...{ name, language }} place={{ id: String(opened?.id ?? existing) }}>
        {opened === null ? t('action.existing') : <Said words={t('action.open', { title })} />}
      </RecordLink>
    )
  if (stop?.kind !== 'doubt') return null
  return (
    <RouterLink to={way} params={{ language }} search={{ search: item.title }}>
      <Said words={t('action.look', { title })} />
    </RouterLink>
  )
}
