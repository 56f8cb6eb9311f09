import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { type Draft, formKey, placeOf } from '../../collection/form/drafts/draft.ts'
import { handDraft } from '../../collection/form/drafts/handed.ts'
import { ownerOf } from '../../collection/owner.ts'
import { removeQueued } from '../../collection/queue/enqueue.ts'
import type { QueuedWrite } from '../../collection/queue/queued.ts'
import { forget, keep } from '../../device/kept.ts'
import { languageOf } from '../../service/language.ts'
import { useService } from '../../service/useService.ts'
import { Button } from '../../ui/Button.tsx'
import { Sentence } from '../../ui/speech/Sentence.tsx'
import { toast } from '../../ui/toast/toast.ts'

interface Props {
  item: QueuedWrite
  draft: Draft
  title: string
}

/** What was sent before is looked for before the form makes another. */
function asSent({ sentAt, changes }: QueuedWrite): Pick<Draft, 'sent'> {
  return sentAt === null ? {} : { sent: [{ at: sentAt, values: changes }] }
}

/** Takes a new record out of the queue and back into its form, where it can be corrected. */
export function OpenInForm({ item, draft, title }: Props) {
  const { t } = useTranslation('queue')
  const service = useService()
  const navigate = useNavigate()
  const { collection } = item
  const open = async () => {
    const language = languageOf(service.configuration, item.language) ?? service.language
    const place = placeOf(service.in(language), collection, null)
    const body = { ...draft, ...asSent(item) }
    const kept = { key: formKey(place), owner: ownerOf(service), at: item.at, body }
    // Should the page go away in between, it is on the device.
    const isKept = await keep('drafts', kept)
    if (!isKept || !(await removeQueued(item))) {
      if (isKept) await forget('drafts', [kept.key])
      toast.show({ message: t('notRemoved', { title }), severity: 'error' })
      return
    }
    handDraft(place, kept)
    const way: string = `/$language/${collection}/new`
    await navigate({ to: way, params: { language } })
  }
  return (
    <Button variant="outlined" onClick={() => void open()}>
      <span>
        <Sentence words={t('action.correct', { title })} />
      </span>
    </Button>
  )
}
