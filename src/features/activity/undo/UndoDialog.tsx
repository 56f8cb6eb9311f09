import Button from '@mui/material/Button'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SeriesUndoProps } from '../../../core/job/bulk/seriesUndo.ts'
import { useLetWait } from '../../../core/write/queue/useLetWait.ts'
import { JobActions } from '../../../core/job/JobActions.tsx'
import { JobDialog } from '../../../core/job/JobDialog.tsx'
import { formatList } from '../../../i18n/formats.ts'
import { useService } from '../../../api/useService.ts'
import { changesOf, titleOf } from '../operationChanges.ts'
import { UndoPanel } from './UndoPanel.tsx'
import { type MergeAnswers, useMergeAnswers } from './mergeAnswers.ts'
import { useUndoing } from './useUndoing.ts'
import { inLanguage } from '../../../ui/speech/inLanguage.ts'
import { Sentence } from '../../../ui/speech/Sentence.tsx'
import DialogContentText from '@mui/material/DialogContentText'
import type { Identified } from '../../../core/resource/collection.ts'
import { UnpublishNote } from '../../../core/views/form/UnpublishNote.tsx'
import { isOut } from '../../../core/views/form/useMayPublish.ts'
import type { Operation } from '../../../core/write/operation.ts'
import { writables } from '../../../resources/records.ts'
import { useFieldLabels } from '../useFieldText.ts'

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
  const question = name === null ? t('ask.many', { count }) : t(ofOne, { title: name })
  const what = name ?? t('count', { count })
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
