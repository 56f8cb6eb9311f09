import { useTranslation } from 'react-i18next'
import { isAsMeant, stoppedBy } from '../../collection/bulk/performed.ts'
import { type BulkRemedy, isRemediable } from '../../collection/list/bulk/bulkOf.ts'
import { BulkRemedyNote } from '../../collection/list/bulk/BulkRemedyNote.tsx'
import { useOutcomeWords } from '../../collection/list/bulk/outcomeWords.ts'
import { Otherwise } from '../../collection/form/aftermath/Otherwise.tsx'
import { RecordLink } from '../../collection/form/RecordLink.tsx'
import type { Identified } from '../../collection/collection.ts'
import type { Operation } from '../../core/write/operation.ts'
import { JobPanel } from '../../core/job/JobPanel.tsx'
import type { JobOutcome } from '../../core/job/outcomes.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { writables } from '../../records/records.ts'
import { useService } from '../../service/useService.ts'
import { titleOf } from '../operationChanges.ts'
import { useFieldLabels } from '../useChangeWords.ts'
import { LinkResults } from './LinkResults.tsx'
import { TryAgain } from './TryAgain.tsx'
import { UndoConflict } from './UndoConflict.tsx'
import type { Result, UndoRun } from './useUndoing.ts'

/** A person has to look at what could not be linked to it again. */
function outcomeOf({ outcome: undone }: Result): JobOutcome {
  if (undone === undefined) return 'waiting'
  const { outcome, links } = undone
  return isAsMeant(outcome) && !links.every((link) => isAsMeant(link.outcome))
    ? 'differs'
    : outcome.kind
}

interface Props {
  undoing: UndoRun
  remedy: BulkRemedy<Identified> | undefined
}

/** How far an undo is, and what came of each. */
export function UndoPanel({ undoing, remedy }: Props) {
  const { t, i18n } = useTranslation('activity')
  const { job, unsent } = undoing
  const others = job.isRunning ? 0 : (unsent?.others ?? 0)
  const remediable = job.results.filter(
    ({ outcome: undone }) => undone?.task && isRemediable(undone.task, undone.outcome, remedy),
  )
  return (
    <>
      {job.isRunning ? null : (
        <BulkRemedyNote
          remedy={remedy}
          count={remediable.length}
          onHelp={(by) => void undoing.help(by, remediable)}
        />
      )}
      {others > 0 ? (
        <p>
          {t('result.notLater', { count: others, number: formatNumber(i18n.language, others) })}
        </p>
      ) : null}
      <JobPanel
        job={job}
        keyOf={({ key }: Operation) => key}
        outcomeOf={outcomeOf}
        pausedBy={stoppedBy(job.results.map(({ outcome }) => outcome?.outcome))}
        render={(result) => <UndoResult {...{ result, undoing }} />}
        isUndo
      />
    </>
  )
}

interface ResultProps {
  result: Result
  undoing: UndoRun
}

function UndoResult({ result, undoing }: ResultProps) {
  const { item: entry, outcome: undone } = result
  const { t } = useTranslation('activity')
  const label = useFieldLabels()
  const why = useOutcomeWords((field) => label(entry.collection, field))
  const { collection, language, operation } = entry
  const service = useService().in(language)
  const title = titleOf(entry)
  const record = undone && 'record' in undone.outcome ? undone.outcome.record : null
  const name = record ? (
    <RecordLink name={collection} language={language} place={{ id: String(record.id) }}>
      <span lang={language}>{title}</span>
    </RecordLink>
  ) : (
    <span lang={language}>{title}</span>
  )
  const kind = undone?.outcome.kind ?? 'notDone'
  const isMade = undone?.task === null && record !== null
  const said =
    kind === 'saved'
      ? t(isMade ? 'result.made' : operation === 'create' ? 'result.removed' : 'result.saved', {
          number: record?.id ?? entry.id,
        })
      : kind === 'unchanged' || kind === 'notDone'
        ? t(`result.${kind}`)
        : kind === 'conflict' && undone?.task
          ? t('result.changed')
          : why(undone?.outcome)
  const saved = undone?.outcome.kind === 'differs' ? undone.outcome.saved : undefined
  const place = { service, collection: writables[collection], linked: writables }
  const told = saved && { ...place, saved, password: undoing.passwordOf(entry) }
  return (
    <>
      {name}: {told ? <Otherwise {...{ told, title }} /> : said}
      {undone?.outcome.kind === 'conflict' && undone.task !== null ? (
        <UndoConflict {...{ entry, undoing }} outcome={undone.outcome} task={undone.task} />
      ) : null}
      <UndoAgain {...{ result, undoing }} />
      {undone && 'record' in undone.outcome ? (
        <LinkResults {...{ result, undoing }} links={undone.links} />
      ) : null}
    </>
  )
}

/** The way to try it once more, where it was refused or not begun. */
function UndoAgain({ result: { item: entry, outcome: undone }, undoing }: ResultProps) {
  const { outcome, task = null } = undone ?? {}
  if (outcome !== undefined && outcome.kind !== 'refused') return null
  return (
    <TryAgain
      asksPassword={outcome?.refusal.kind === 'password'}
      isGiven={undoing.passwordOf(entry) !== undefined}
      isBusy={undoing.job.again !== null}
      onAgain={(password) => void undoing.again(entry, task, password)}
    />
  )
}
