import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Identified } from '../../core/resource/collection.ts'
import { useFieldLabels } from '../../core/views/form/useFieldLabels.ts'
import type { Fields } from '../../core/resource/field.ts'
import { isCrossing, merged as mergedChanges, type Values } from '../../core/write/merge.ts'
import { ConflictDialog } from '../../core/views/form/conflict/ConflictDialog.tsx'
import { textKind } from '../../core/views/form/conflict/textKind.ts'
import { useLeaveQuestion } from '../../core/views/form/LeaveGuard.tsx'
import { Conflict } from '../../core/write/saved.ts'
import type { Stop } from '../../core/write/operation.ts'
import type { QueuedWrite } from '../../core/write/queue/queued.ts'
import { languageOf } from '../../api/language.ts'
import { ServiceContext, useService } from '../../api/useService.ts'
import { confirm } from '../../ui/confirm/confirm.ts'
import { useLeaveGuard } from '../../ui/confirm/useLeaveGuard.ts'
import { writables } from '../../resources/records.ts'

interface Props {
  item: QueuedWrite
  /** What it is called. */
  title: string
  /** Told what is left to send, on the record as it is now. @returns whether the device took it */
  onChoose: (facts: Pick<QueuedWrite, 'opened' | 'changes'>) => Promise<boolean>
  onCancel: () => void
}

/** Both values of what was changed here and there meanwhile, and a choice for each. */
export function UnsentConflict(props: Props) {
  const { item } = props
  const service = useService()
  // The texts are of the language they were written in, whichever the page is of.
  const [there] = useState(() =>
    service.in(languageOf(service.configuration, item.language) ?? service.language),
  )
  if (item.stop?.kind !== 'conflict') return null
  return (
    <ServiceContext value={there}>
      <Choices {...props} stop={item.stop} />
    </ServiceContext>
  )
}

function Choices({
  item,
  title,
  stop,
  onChoose,
  onCancel,
}: Props & { stop: Extract<Stop, { kind: 'conflict' }> }) {
  const { t } = useTranslation('activity')
  const { opened, language } = item
  const collection = writables[item.collection]
  const { fields } = collection
  const { labelOf, sayValue } = useFieldLabels({
    collection,
    language,
    record: opened,
    linked: writables,
  })
  const [merged, setMerged] = useState<Readonly<Record<string, string>>>({})
  const [isCrossed, setCrossed] = useState(false)
  const isMerged = stop.fields.some(({ field, mine }) => (merged[field] ?? mine) !== mine)
  const question = useLeaveQuestion({ isKept: false, end: () => Promise.resolve() })
  useLeaveGuard({ isOn: isMerged, question })
  const choose = async (theirs: readonly string[]) => {
    const asked = Object.fromEntries(stop.fields.map(({ field, mine: value }) => [field, value]))
    const mine = Object.entries({ ...asked, ...item.changes, ...merged })
    const changes = Object.fromEntries(mine.filter(([name]) => !theirs.includes(name)))
    if (isCrossedBy(fields, stop.fresh, changes)) setCrossed(true)
    else await onChoose({ opened: stop.fresh, changes })
  }
  const cancel = async () => {
    if (!isMerged || (await confirm(question))) onCancel()
  }
  return (
    <ConflictDialog
      title={t(isCrossing(stop) ? 'unsent.crossed' : 'unsent.conflict', { title })}
      fields={stop.fields}
      cancel={t('unsent.action.decideLater')}
      modified={modifiedOf(stop.fresh)}
      textOf={(name) => textKind(fields[name]?.kind)}
      labelOf={labelOf}
      sayValue={sayValue}
      isCrossed={isCrossed}
      onMerge={(name, text) => setMerged({ ...merged, [name]: text })}
      onChoose={(theirs) => void choose(theirs)}
      onCancel={() => void cancel()}
    />
  )
}

/** Wall time of the site, `''` of a term, which has none. */
function modifiedOf(record: Identified): string {
  return 'modified' in record ? String(record.modified) : ''
}

/** Whether a record as it is by now would end before it starts with these changes: of what they say nothing else is asked. */
function isCrossedBy(fields: Fields<Identified>, fresh: Identified, changes: Values): boolean {
  try {
    mergedChanges(fields, fresh, fresh, changes)
    return false
  } catch (error) {
    return error instanceof Conflict
  }
}
