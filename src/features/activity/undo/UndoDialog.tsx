import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import { JobActions, JobDialog } from '../../../core/job/JobDialog.tsx'
import type { SeriesUndoProps } from '../../../core/job/bulk/seriesUndo.ts'
import type { Identified } from '../../../core/resource/collection.ts'
import { UnpublishNote } from '../../../core/views/form/UnpublishNote.tsx'
import { isOut } from '../../../core/views/form/useMayPublish.ts'
import { historyOptions, noHistory } from '../../../core/write/operationStore.ts'
import type { Operation } from '../../../core/write/operation.ts'
import { useLetWait } from '../../../core/write/queue/useLetWait.ts'
import { undoneKeys } from '../../../core/write/undo/inForce.ts'
import { changesOf, titleOf } from '../operationChanges.ts'
import { UndoPanel } from './UndoPanel.tsx'
import { useUndoing } from './useUndoing.ts'
import { useFieldLabels } from '../useFieldText.ts'
import { type AnswerChange, asOne, withoutAnswer } from '../../translations/confirmed/answers.ts'
import { type ConfirmedPairs, isWithin } from '../../translations/confirmed/confirmedPairs.ts'
import { answered } from '../../translations/confirming/confirmedHere.ts'
import { useReadConfirmed } from '../../translations/confirming/useConfirmed.ts'
import { formatList } from '../../../i18n/formats.ts'
import { writables } from '../../../resources/records.ts'
import { Sentence } from '../../../ui/speech/Sentence.tsx'
import { inLanguage } from '../../../ui/speech/inLanguage.ts'
import { toast } from '../../../ui/toast/toast.ts'

interface UndoMeaningProps {
  entries: readonly Operation[]
  isBack: boolean
  answers: MergeAnswers
}

/** What taking them back comes to, before anything is done. */
function UndoMeaning({ entries, isBack, answers: { state } }: UndoMeaningProps) {
  const { t, i18n } = useTranslation(['activity', 'translations', 'app', 'ui'])
  const label = useFieldLabels()
  const entry = entries.length === 1 ? entries[0] : undefined
  const meaning = () => {
    if (!entry) return t('means.many')
    const { collection, operation } = entry
    const isTerm = collection === 'categories' || collection === 'tags'
    if (operation !== 'update') return t(`means.${operation}.${isTerm ? 'term' : 'post'}`)
    const labels = changesOf(entry).map(({ field }) => label(collection, field))
    const fields = formatList(i18n.language, labels)
    return t(isBack ? 'back.means' : 'means.update', { fields })
  }
  const count = entry?.links?.length ?? 0
  const holes = {
    list: t('translations:answered.kinds.together'),
    page: t('app:shell.translations'),
  }
  return (
    <>
      <DialogContentText>{meaning()}</DialogContentText>
      {count > 0 ? <DialogContentText>{t('means.links', { count })}</DialogContentText> : null}
      {state === 'gone' ? null : (
        <DialogContentText sx={{ mt: 1 }}>{t(`means.said.${state}`, holes)}</DialogContentText>
      )}
      {entries.some(isOfPublic) ? <UnpublishNote /> : null}
    </>
  )
}

/** Taken back, it is public again, or still. */
function isOfPublic({ collection, operation, before }: Operation): boolean {
  // Sound because what is recorded of a record is that record.
  const record = before as Identified | null
  return (
    operation === 'update' && !!record && isOut(writables[collection].fields.status?.of(record))
  )
}

interface Props extends Omit<SeriesUndoProps, 'isAsked'> {
  /** It begins at once: whoever opened it has asked for just that. */
  isAsked?: boolean
  /** What is taken back is somebody else's, put over what was saved here. */
  isBack?: boolean
}

/** Takes one write or a series back: what that means, how far it is, what came of each. */
export function UndoDialog({ entries: given, isAsked = false, isBack = false, ...props }: Props) {
  const { remedy, onClose } = props
  const { t } = useTranslation(['activity', 'app', 'translations', 'ui'])
  // While it runs the history grows, and says of more and more of them that they are undone.
  const [entries] = useState(given)
  const undoing = useUndoing(entries, props)
  const answers = useMergeAnswers(isBack ? [] : entries)
  const { job } = undoing
  const [first] = entries
  const count = entries.length
  const name = count === 1 && first ? inLanguage(titleOf(first), first.language) : null
  const ofOne = isBack ? 'back.ask' : 'ask.one'
  const what = name ?? t('count', { count })
  const question = name === null ? t('ask.many', { what }) : t(ofOne, { title: name })
  const going = isBack ? t('back.of', { name: what }) : t('undoOf', { name: what })
  const { letWait } = useLetWait(useService())
  const start = () => undoing.start(answers.takeBack)
  const startAtOnce = useEffectEvent(() => {
    if (isAsked && !job.job.state().isBegun) void start()
  })
  useEffect(() => startAtOnce(), [])
  const sendLater = async () => {
    if (await letWait(await undoing.leaveRest())) onClose()
  }
  const later = {
    count: undoing.unsent?.writes.length ?? 0,
    onSend: () => void sendLater(),
  }
  return (
    <JobDialog
      title={<Sentence words={job.isBegun ? going : question} />}
      isRunning={job.isRunning || job.again !== null}
      onClose={onClose}
      actions={
        job.isBegun ? (
          <JobActions {...{ later, onClose }} job={job} />
        ) : (
          <>
            <Button onClick={onClose}>{t('ui:cancel')}</Button>
            <Button variant="contained" onClick={() => void start()}>
              {t(isBack ? 'ui:putBack' : 'ui:undo')}
            </Button>
          </>
        )
      }
    >
      {job.isBegun ? (
        <UndoPanel {...{ undoing, remedy }} />
      ) : (
        <UndoMeaning {...{ entries, isBack, answers }} />
      )}
    </JobDialog>
  )
}

/**
 * What merges said of versions, as far as it goes with these of their writes: where something that went comes back, or
 * nothing is left of the merge.
 * @param all the history, newest first
 */
export function answersOf(
  entries: readonly Operation[],
  all: readonly Operation[],
): readonly AnswerChange[] {
  const undone = new Set([...undoneKeys(all), ...entries.map(({ key }) => key)])
  const left = new Set(all.flatMap(({ key, series }) => (undone.has(key) ? [] : (series ?? []))))
  const goes = new Map<string, AnswerChange>()
  for (const { series, said, operation } of entries)
    // Sound because nothing but a merge says something for its series.
    if (series && said && (operation === 'delete' || !left.has(series)))
      goes.set(series, said as AnswerChange)
  return [...goes.values()]
}

/** Whether an answer can be taken back, or something else was said since; or it is not said any more. */
type AnswerState = 'back' | 'since' | 'gone'

export function answerStateOf(pairs: ConfirmedPairs, change: AnswerChange): AnswerState {
  if (withoutAnswer(pairs, change)) return 'back'
  const { together } = change.came
  return together.some((said) => pairs.together.some((group) => isWithin(said, group)))
    ? 'since'
    : 'gone'
}

/** What merges said of versions, kept in this browser: it is taken back with them. */
export function useMergeAnswers(entries: readonly Operation[]) {
  const { t } = useTranslation('translations')
  const service = useService()
  const client = useQueryClient()
  const enabled = entries.some(({ said }) => said !== undefined)
  const known = useQuery({ ...historyOptions(service), enabled }).data?.operations
  const pairs = useReadConfirmed(service.site)
  const states =
    known && pairs ? answersOf(entries, known).map((change) => answerStateOf(pairs, change)) : []
  const state: AnswerState =
    (['back', 'since'] as const).find((one) => states.includes(one)) ?? 'gone'
  return {
    state,
    /** @returns what that changed, to be said with the writes that take the merges back: it goes with those in turn */
    async takeBack(): Promise<AnswerChange | undefined> {
      if (!enabled) return undefined
      const all = await client.fetchQuery(historyOptions(service)).catch(() => noHistory)
      const changes: AnswerChange[] = []
      for (const change of answersOf(entries, all.operations)) {
        const came = await answered(service.site, (now) => withoutAnswer(now, change))
        if (came === 'full') toast.show({ message: t('confirming.notKept'), severity: 'error' })
        else if (came !== 'since') changes.push(came)
      }
      return changes.length === 0 ? undefined : asOne(changes)
    },
  }
}

export type MergeAnswers = ReturnType<typeof useMergeAnswers>
