import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Identified } from '../../collection/collection.ts'
import { isCrossing } from '../../collection/isCrossing.ts'
import { ConflictDialog } from '../../collection/form/conflict/ConflictDialog.tsx'
import { textKind } from '../../collection/form/conflict/textKind.ts'
import { useLeaveQuestion } from '../../collection/form/leaveQuestion.ts'
import type { QueuedWrite, Stop } from '../../collection/queue/queued.ts'
import { languageOf } from '../../service/language.ts'
import { ServiceContext, useService } from '../../service/useService.ts'
import { useLeaveGuard } from '../../ui/confirm/useLeaveGuard.ts'
import { toast } from '../../ui/toast/toast.ts'
import { writables } from '../../records/records.ts'
import { crossedBy } from './crossedBy.ts'
import { type Merged, type MergeDraft, useMergeDraft } from './useMergeDraft.ts'
import { useQueueWords } from './useQueueWords.ts'

interface Props {
  item: QueuedWrite
  /** Told what is left to send, on the record as it is now. @returns whether the device took it */
  onChoose: (facts: Pick<QueuedWrite, 'opened' | 'changes'>) => Promise<boolean>
  onCancel: () => void
}

type Conflict = Extract<Stop, { kind: 'conflict' }>

/** Both values of what was changed here and there meanwhile, and a choice for each. */
export function QueueConflict(props: Props) {
  const { stop } = props.item
  return stop?.kind === 'conflict' ? <Asked {...props} stop={stop} /> : null
}

function Asked({ stop, ...props }: Props & { stop: Conflict }) {
  const { t } = useTranslation('drafts')
  const service = useService()
  // The texts are of the language they were written in, whichever the page is of.
  const [there] = useState(() => {
    const { configuration, language } = service
    return service.in(languageOf(configuration, props.item.language) ?? language)
  })
  const names = stop.fields.map(({ field }) => field)
  const draft = useMergeDraft(there, props.item, stop.fresh, names)
  const question = useLeaveQuestion({ isKept: false, end: draft.end })
  useLeaveGuard({ isOn: draft.isFull, question })
  const { isFull } = draft
  useEffect(() => {
    if (isFull) toast.show({ message: t('full'), severity: 'warning' })
  }, [isFull, t])
  if (draft.kept === null) return null
  return (
    <ServiceContext value={there}>
      <Choices {...props} {...{ stop, draft }} merged={draft.kept} />
    </ServiceContext>
  )
}

interface ChoicesProps extends Props {
  stop: Conflict
  draft: MergeDraft
  /** By hand, at an earlier visit. */
  merged: Merged
}

function Choices({ item, stop, draft, merged, onChoose, onCancel }: ChoicesProps) {
  const { t } = useTranslation('queue')
  const { title, labelOf, sayValue } = useQueueWords(item)
  const [typed, setTyped] = useState(merged)
  const [isCrossed, setCrossed] = useState(false)
  const { fields } = writables[item.collection]
  const choose = async (theirs: readonly string[]) => {
    const asked = Object.fromEntries(stop.fields.map(({ field, mine: value }) => [field, value]))
    const mine = Object.entries({ ...asked, ...item.changes, ...typed })
    const changes = Object.fromEntries(mine.filter(([name]) => !theirs.includes(name)))
    if (crossedBy(fields, stop.fresh, changes)) setCrossed(true)
    else if (await onChoose({ opened: stop.fresh, changes })) await draft.end()
  }
  return (
    <ConflictDialog
      title={t(isCrossing(stop) ? 'apart' : 'conflict', { title })}
      fields={stop.fields}
      cancel={t('action.decideLater')}
      modified={modifiedOf(stop.fresh)}
      textOf={(name) => textKind(fields[name]?.kind)}
      labelOf={labelOf}
      sayValue={sayValue}
      isCrossed={isCrossed}
      merged={merged}
      onMerge={(name, text) => setTyped({ ...typed, [name]: text })}
      onTyped={draft.put}
      onChoose={(theirs) => void choose(theirs)}
      onCancel={onCancel}
    />
  )
}

/** Wall time of the site, `''` of a term, which has none. */
function modifiedOf(record: Identified): string {
  return 'modified' in record ? String(record.modified) : ''
}
