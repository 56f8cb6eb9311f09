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
import type { JobOutcome } from '../../../core/job/outcomes.ts'
import { titleOfRecord, writables } from '../../../resources/records.ts'
import { useService } from '../../../api/useService.ts'
import { titleOf } from '../operationChanges.ts'
import { useFieldLabels } from '../useFieldText.ts'
import { UndoConflict } from './UndoConflict.tsx'
import type { Result, UndoRun } from './useUndoing.ts'
import type { Relinked } from '../../../core/write/undo/relinking.ts'
import Button from '@mui/material/Button'
import { PasswordAgain } from '../../../core/views/form/PasswordAgain.tsx'

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

interface LinkProps extends ResultProps {
  links: readonly Relinked[]
}

/** Which records name again what was deleted, and why others do not. */
function LinkResults({ result, links, undoing }: LinkProps) {
  const { item: entry } = result
  const { t } = useTranslation(['activity', 'ui'])
  if (entry.operation !== 'delete' || entry.collection === 'events') return null
  if (!entry.links) return <p>{t('links.unknown')}</p>
  const back = links.filter(({ outcome }) => isAsMeant(outcome)).length
  return (
    <>
      <p>
        {t('links.back', { count: back })} {t('links.hidden')}
      </p>
      <ul>
        {links
          .filter(({ outcome }) => !isAsMeant(outcome))
          .map((relinked) => (
            <li key={`${relinked.link.language} ${relinked.link.collection} ${relinked.link.id}`}>
              <LeftOut {...{ result, relinked, undoing }} />
            </li>
          ))}
      </ul>
    </>
  )
}

type LeftOutProps = ResultProps & { relinked: Relinked }

function LeftOut({ result, relinked, undoing }: LeftOutProps) {
  const { link, record, outcome } = relinked
  const { t } = useTranslation(['activity', 'ui'])
  const label = useFieldLabels()
  const why = useOutcomeMessage((field) => label(link.collection, field))
  const { collection, language, id } = link
  return (
    <>
      <RecordLink name={collection} language={language} place={{ id: String(id) }}>
        <span lang={language}>{record ? titleOfRecord(collection, record) : `#${id}`}</span>
      </RecordLink>
      : {outcome.kind === 'taken' ? t('links.taken') : why(outcome)}
      <LinkAgain {...{ result, relinked, undoing }} />
    </>
  )
}

/** The way to try it once more, where nothing else took its place. */
function LinkAgain({ result, relinked, undoing }: LeftOutProps) {
  const { outcome } = relinked
  if (outcome.kind === 'taken' || !isFailed(outcome)) return null
  return (
    <TryAgain
      asksPassword={outcome.kind === 'refused' && outcome.refusal.kind === 'password'}
      isGiven={undoing.isGiven(result.item, relinked)}
      isBusy={undoing.job.again !== null}
      onAgain={(password) => void undoing.linkAgain(result, relinked, password)}
    />
  )
}

interface AgainProps {
  /** it was refused for the password of a protected event */
  asksPassword: boolean
  /** one was given before */
  isGiven: boolean
  isBusy: boolean
  onAgain: (password?: string) => void
}

/** The way to try it once more; with the password of a protected event. */
function TryAgain({ asksPassword, isGiven, isBusy, onAgain }: AgainProps) {
  const { t } = useTranslation(['activity', 'ui'])
  if (asksPassword)
    return (
      <PasswordAgain isWrong={isGiven} isBusy={isBusy} onGiven={onAgain}>
        {t('ui:retry')}
      </PasswordAgain>
    )
  return (
    <Button size="small" disabled={isBusy} onClick={() => onAgain()}>
      {t('ui:retry')}
    </Button>
  )
}
