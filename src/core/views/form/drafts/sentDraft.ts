import { removeDrafts, draftAt } from '../../../write/drafts.ts'
import type { QueuedWrite } from '../../../write/queue/queued.ts'

type Sent = Pick<QueuedWrite, 'saidAt' | 'form' | 'changes'>

/** Forgets the draft of a form of which all was sent by way of the queue; not what was typed there since. */
export async function forgetSentDraft({ form, saidAt, changes }: Sent): Promise<void> {
  if (form === undefined) return
  const draft = await draftAt(form)
  if (!draft || draft.at > saidAt) return
  const isSent = Object.keys(draft.body.boxes).every((name) => Object.hasOwn(changes, name))
  if (isSent) await removeDrafts([draft.key])
}

/** Whether all that one that waits says is in the draft of its form, too. */
export async function hasDraft({ form, changes }: Pick<Sent, 'form' | 'changes'>) {
  const draft = form === undefined ? undefined : await draftAt(form)
  return Object.keys(changes).every((name) => Object.hasOwn(draft?.body.boxes ?? {}, name))
}
