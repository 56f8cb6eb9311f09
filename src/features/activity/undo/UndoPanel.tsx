import { useTranslation } from 'react-i18next'
import { isAsMeant, isFailed, stoppedBy } from '../../../core/write/performed.ts'
import { type BulkRemedy, isRemediable } from '../../../core/views/list/bulk/bulkOf.ts'
import { BulkRemedyNote } from '../../../core/views/list/bulk/BulkRemedyNote.tsx'
import { useOutcomeMessage } from '../../../core/views/list/bulk/outcomeMessage.ts'
import { Otherwise } from '../../../core/views/form/differences/Otherwise.tsx'
import { RecordLink } from '../../../core/views/form/RecordLink.tsx'
import type { Identified } from '../../../core/resource/collection.ts'
import type { Operation } from '../../../core/write/operation.ts'
import { JobPanel } from '../../../core/job/JobPanel.tsx'
import type { JobOutcome } from '../../../core/job/jobItem.ts'
import { titleOfRecord, writables } from '../../../resources/records.ts'
import { useService } from '../../../api/useService.ts'
import { titleOf } from '../operationChanges.ts'
import { useFieldLabels } from '../useFieldText.ts'
import { UndoConflict } from './UndoConflict.tsx'
import type { Result, UndoRun } from './useUndoing.ts'
import type { Relinked } from '../../../core/write/undo/relinking.ts'
import Button from '@mui/material/Button'
import { PasswordAgain } from '../../../core/views/form/usePasswordPrompt.tsx'

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
  const { t } = useTranslation(['activity', 'ui'])
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
      {others > 0 ? <p>{t('result.notLater', { count: others })}</p> : null}
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
  const { t } = useTranslation(['activity', 'ui'])
  const label = useFieldLabels()
  const why = useOutcomeMessage((field) => label(entry.collection, field))
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
      {undone && 'record' in undone.outcome ? (
        <LinkResults {...{ entry }} links={undone.links} />
      ) : null}
      <UndoAgain {...{ result, undoing }} />
    </>
  )
}

/** The way to try it once more, where it was refused or not begun, or something could not be linked to it again. */
function UndoAgain({ result: { item: entry, outcome: undone }, undoing }: ResultProps) {
  const { t } = useTranslation('ui')
  const { outcome, task = null, links = [] } = undone ?? {}
  const isDone = outcome !== undefined && outcome.kind !== 'refused'
  if (isDone && !links.some((link) => isFailed(link.outcome))) return null
  const isBusy = undoing.job.again !== null
  if (outcome?.kind === 'refused' && outcome.refusal.kind === 'password')
    return (
      <PasswordAgain
        isWrong={undoing.passwordOf(entry) !== undefined}
        isBusy={isBusy}
        onGiven={(password) => void undoing.again(entry, task, password)}
      >
        {t('retry')}
      </PasswordAgain>
    )
  const onAgain = () =>
    isDone && undone ? undoing.linkAgain(entry, undone) : undoing.again(entry, task)
  return (
    <Button size="small" disabled={isBusy} onClick={() => void onAgain()}>
      {t('retry')}
    </Button>
  )
}

/** Which records name again what was deleted, and why others do not. */
function LinkResults({ entry, links }: { entry: Operation; links: readonly Relinked[] }) {
  const { t } = useTranslation('activity')
  if (entry.operation !== 'delete' || entry.collection === 'events') return null
  if (!entry.links) return <p>{t('links.unknown')}</p>
  const left = links.filter(({ outcome }) => !isAsMeant(outcome))
  return (
    <>
      <p>
        {t('links.back', { count: links.length - left.length })} {t('links.hidden')}
      </p>
      <ul>
        {left.map((relinked) => (
          <li key={`${relinked.link.language} ${relinked.link.collection} ${relinked.link.id}`}>
            <LeftOut {...{ relinked }} />
          </li>
        ))}
      </ul>
    </>
  )
}

function LeftOut({ relinked: { link, record, outcome } }: { relinked: Relinked }) {
  const { t } = useTranslation('activity')
  const label = useFieldLabels()
  const why = useOutcomeMessage((field) => label(link.collection, field))
  const { collection, language, id } = link
  return (
    <>
      <RecordLink name={collection} language={language} place={{ id: String(id) }}>
        <span lang={language}>{record ? titleOfRecord(collection, record) : `#${id}`}</span>
      </RecordLink>
      : {outcome.kind === 'taken' ? t('links.taken') : why(outcome)}
    </>
  )
}
