import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BulkDialog } from '../../../core/views/list/bulk/BulkDialog.tsx'
import type { BulkOf } from '../../../core/views/list/bulk/bulkOf.ts'
import type { Written } from '../../../core/views/list/bulk/useBulk.ts'
import type { Task } from '../../../core/write/task.ts'
import type { Identified } from '../../../core/resource/collection.ts'
import { useTaskReasons } from '../../../resources/events/editing.ts'
import type { EventRecord } from '../../../resources/events/events.ts'
import { titleOfRecord, writables } from '../../../resources/records.ts'
import { useService } from '../../../api/useService.ts'
import type { FactKind } from '../facts/factKinds.ts'
import { useFactLabels } from '../facts/useFactText.ts'
import type { Found } from '../near/found.ts'
import { useKeepPair } from '../near/useKeepPair.ts'
import type { NameOf } from '../sideBySide/copyFacts.ts'
import { type FactsCopy, copyingFacts, languageOfTargets, type Placed } from './copiedFacts.ts'
import { CopyFactsPreview } from './CopyFactsPreview.tsx'
import { LinkChoices } from './LinkChoices.tsx'
import { messageOfCopy } from './messageOfCopy.ts'
import { useCopyPlan } from './useCopyPlan.ts'
import DialogContentText from '@mui/material/DialogContentText'
import { VersionLine, VersionLines } from '../version/VersionLine.tsx'

interface Props {
  kind: FactKind
  title: string
  carries: readonly FactsCopy[]
  found: Found
  nameOf: NameOf
  /** Links may be chosen here; of many versions at once only those that are known go along. */
  asksForLinks?: boolean
  onClose: (hasWritten: boolean) => void
}

/** Facts of versions carried to others: shown first, written through the safe writer, taken back with one undo. */
export function CopyFactsDialog({
  kind,
  title,
  found,
  nameOf,
  asksForLinks = false,
  ...props
}: Props) {
  const { t } = useTranslation(['carry', 'ui', 'version'])
  const plan = useCopyPlan({ carries: props.carries, found, nameOf, asksForLinks })
  const { carries, asked, answers, unconfirmed } = plan
  const of = useTargets(kind, carries)
  const [isCreating, setCreating] = useState(false)
  const keep = useKeepPair()
  // What was carried is confirmed by that; where the browser does not keep it, that is said, and it is carried all the same.
  const confirm = async (written: Written<Identified>) => {
    for (const said of messageOfCopy({ carries, found, asked, answers }, written)) await keep(said)
  }
  return (
    <BulkDialog
      {...{ of, title }}
      records={plan.targets}
      change={copyingFacts(kind, carries, found, answers)}
      isBusy={isCreating}
      onRound={(written) => void confirm(written)}
      onClose={(written) => props.onClose(written.size > 0)}
    >
      <CopyFactsPreview {...{ carries, found, answers }} />
      {plan.lacking.length > 0 ? (
        <FormControlLabel
          label={t('partial')}
          control={<Checkbox checked={plan.isPartial} onChange={(_, on) => plan.setPartial(on)} />}
        />
      ) : null}
      {unconfirmed.length > 0 ? <PairsToConfirm {...{ kind }} places={unconfirmed} /> : null}
      {asked.length > 0 && carries[0] ? (
        <LinkChoices
          {...{ answers, found, isCreating }}
          questions={asked}
          source={carries[0].source.service}
          onCreating={setCreating}
          onChoose={plan.choose}
        />
      ) : null}
    </BulkDialog>
  )
}

/** The versions that are written, as changes of many records know them. */
function useTargets(kind: FactKind, carries: readonly FactsCopy[]): BulkOf<Identified> {
  const { t } = useTranslation(['version', 'ui'])
  const service = useService()
  const labelOf = useFactLabels(kind.of)
  const reasonsAgainst = useTaskReasons()
  return {
    service,
    collection: writables[kind.of],
    linked: writables,
    languageOf: languageOfTargets(carries),
    isSettled: true,
    // Sound because the records of events are events; only they have rules.
    ...(kind.of === 'events'
      ? { reasonsAgainst: (task: Task<Identified>) => reasonsAgainst(task as Task<EventRecord>) }
      : {}),
    nameOf: (record) => titleOfRecord(kind.of, record) || t('ui:untitled'),
    labelOf,
  }
}

interface PairsToConfirmProps {
  kind: FactKind
  places: readonly Placed[]
}

/** The versions that are confirmed by carrying facts to them. */
function PairsToConfirm({ kind, places }: PairsToConfirmProps) {
  const { t } = useTranslation(['carry', 'version', 'ui'])
  return (
    <div>
      <DialogContentText>{t('pair')}</DialogContentText>
      <VersionLines>
        {places.map(({ service: { language }, record }) => (
          <VersionLine
            key={`${language} ${record.id}`}
            version={{
              language,
              slug: record.slug,
              start_date: record.start_date ?? '',
              title: titleOfRecord(kind.of, record),
            }}
          />
        ))}
      </VersionLines>
      <DialogContentText>{t('version:kept')}</DialogContentText>
    </div>
  )
}
