import { hasDraft, putDraft, removeDrafts } from '../../core/write/drafts.ts'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formKey, placeOf } from '../../core/views/form/drafts/draft.ts'
import { handDraft } from '../../core/views/form/drafts/handed.ts'
import { PasswordAgain } from '../../core/views/form/usePasswordPrompt.tsx'
import { RecordLink } from '../../core/views/form/RecordLink.tsx'
import { nextInstant } from '../../core/resource/nextInstant.ts'
import { ownerOf } from '../../core/query/owner.ts'
import {
  noteQueued,
  removeQueued,
  returnQueued,
  takeFromQueue,
} from '../../core/write/queue/enqueue.ts'
import type { QueuedWrite } from '../../core/write/queue/queued.ts'
import type { Draft, Waiting } from '../../core/write/operation.ts'
import { languageOf } from '../../api/language.ts'
import { useService } from '../../api/useService.ts'
import { Button } from '../../ui/Button.tsx'
import { focusPage } from '../../ui/pageFocus.ts'
import { RouterLink } from '../../ui/RouterLinks.tsx'
import { inLanguage } from '../../ui/speech/inLanguage.ts'
import { toast } from '../../ui/toast/toast.ts'
import { givePassword, passwordOf } from './send/useReplay.ts'
import { UnsentConflict } from './UnsentConflict.tsx'

interface Props {
  item: QueuedWrite
  /** What it is called. */
  name: string
  /** Sends what can go now. */
  onSend: () => void
}

type Action = 'send' | 'sendAgain' | 'another' | 'choose' | 'deleteAnyway' | 'correct' | 'remove'

interface ActionProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'color'> {
  action: Action
  name: string
  onClick: () => void
}

/** A button whose name for a screen reader says which record it is of. */
function ActionButton({ action, name, ...props }: ActionProps) {
  const { t } = useTranslation('activity')
  const label = t(`unsent.action.${action}`)
  return (
    <Button
      variant="outlined"
      aria-label={t('unsent.action.of', { action: label, name })}
      {...props}
    >
      {label}
    </Button>
  )
}

/** What can be done about one that waits: settled, sent, opened, removed. */
export function UnsentActions({ item, name, onSend }: Props) {
  const { t } = useTranslation('activity')
  const title = inLanguage(item.title, item.language) || name
  const { stop, sentAt, draft } = item
  const goOn = async (facts: Partial<Waiting>) => {
    const openedAt = facts.opened ? { openedAt: nextInstant() } : {}
    const noted = await noteQueued(item, { ...facts, ...openedAt, stop: null, failures: 0 })
    if (noted === 'kept') onSend()
    if (noted === 'full') toast.show({ message: t('unsent.full'), severity: 'error' })
    return noted !== 'full'
  }
  const again = { label: t('unsent.action.return'), onClick: () => void putBack() }
  /** Where there is no room for it any more, it stays at hand in the news, which stay too. */
  const putBack = async () => {
    if (await returnQueued(item)) return
    const message = t('unsent.notReturned', { title })
    toast.show({ message, severity: 'error', actions: [again] })
  }
  const remove = async () => {
    const isStored = await hasDraft(item)
    const news = sentAt !== null ? 'removedLate' : isStored ? 'removedKept' : 'removed'
    // Where it is the only way back it stays until it is closed.
    const severity = isStored ? 'info' : 'warning'
    if (await removeQueued(item))
      toast.show({ message: t(`unsent.${news}`, { title }), severity, actions: [again] })
    else toast.show({ message: t('unsent.notRemoved', { title }), severity: 'error' })
    focusPage()
  }
  return (
    <>
      {stop === null ? null : <Settling {...{ item, name, goOn }} />}
      {/* Not while it may be under way: it would be made beside what may still come. */}
      {draft && (stop !== null || sentAt === null) ? (
        <OpenInForm {...{ item, name, draft }} />
      ) : null}
      <Links item={item} />
      <ActionButton action="remove" name={name} variant="text" onClick={() => void remove()} />
    </>
  )
}

interface SettlingProps extends Pick<Props, 'item' | 'name'> {
  /** Lets it go on, with what was decided. @returns whether the device took that */
  goOn: (facts: Partial<Waiting>) => Promise<boolean>
}

function Settling({ item, name, goOn }: SettlingProps) {
  const { t } = useTranslation('activity')
  const [isChoosing, setChoosing] = useState(false)
  const { stop } = item
  const button = (action: Action, facts: Partial<Waiting>) => (
    <ActionButton {...{ action, name }} onClick={() => void goOn(facts)} />
  )
  if (stop?.kind === 'named') return button('another', { evenIfNamed: true })
  if (stop?.kind === 'doubt') return button('sendAgain', { sentAt: null })
  if (stop?.kind === 'conflict' && item.deletes)
    return (
      <ActionButton
        {...{ action: 'deleteAnyway', name }}
        color="error"
        onClick={() => void goOn({ opened: stop.fresh })}
      />
    )
  if (stop?.kind === 'conflict')
    return (
      <>
        <ActionButton {...{ action: 'choose', name }} onClick={() => setChoosing(true)} />
        {isChoosing ? (
          <UnsentConflict
            {...{ item, title: name }}
            onChoose={goOn}
            onCancel={() => setChoosing(false)}
          />
        ) : null}
      </>
    )
  if (stop?.refusal.kind !== 'password') return button('send', {})
  const onGiven = (password: string) => {
    givePassword(item, password)
    void goOn({})
  }
  return (
    <PasswordAgain isWrong={passwordOf(item) !== undefined} onGiven={onGiven}>
      {t('unsent.action.send')}
    </PasswordAgain>
  )
}

/** The way to the record that has the name already, or to where the one in doubt may be found. */
function Links({ item }: { item: QueuedWrite }) {
  const { t } = useTranslation('activity')
  const { collection: name, language, stop, title } = item
  const way: string = `/$language/${name}`
  if (stop?.kind === 'named' && stop.ids[0] !== undefined)
    return (
      <RecordLink {...{ name, language }} place={{ id: String(stop.ids[0]) }}>
        {t('unsent.action.existing')}
      </RecordLink>
    )
  if (stop?.kind !== 'doubt' || item.opened !== null) return null
  return (
    <RouterLink to={way} params={{ language }} search={{ search: title }}>
      {t('unsent.action.look')}
    </RouterLink>
  )
}

/** Takes a new record out of the queue and back into its form, where it can be corrected. */
function OpenInForm({ item, draft, name }: Pick<Props, 'item' | 'name'> & { draft: Draft }) {
  const { t } = useTranslation('activity')
  const service = useService()
  const navigate = useNavigate()
  const { collection } = draft
  const open = async () => {
    const language = languageOf(service.configuration, item.language) ?? service.language
    const place = placeOf(service.in(language), collection, null)
    const stored = { key: formKey(place), owner: ownerOf(service), at: item.at, body: draft }
    // Should the page go away in between, it is on the device.
    const isStored = await putDraft(stored)
    if (!isStored || !(await takeFromQueue(item, stored.key))) {
      if (isStored) await removeDrafts([stored.key])
      const title = inLanguage(item.title, item.language) || name
      toast.show({ message: t('unsent.notRemoved', { title }), severity: 'error' })
      return
    }
    handDraft(place, stored)
    const way: string = `/$language/${collection}/new`
    await navigate({ to: way, params: { language } })
  }
  return <ActionButton {...{ action: 'correct', name }} onClick={() => void open()} />
}
