import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useState, useId, type FormEvent } from 'react'
import { useForm, useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import { PreviewTable } from './PreviewTable.tsx'
import {
  mostCopies,
  type CopyRow,
  type RowEdit,
  type Rows,
  type SourceTimes,
  rowProblem,
} from './copyRows.ts'
import type { Clashes } from './useClashes.ts'
import { useWhenText } from './useWhenText.ts'
import type { EventRecord } from '../eventRecord.ts'
import { useClockNote } from '../form/clockText.ts'
import { followingEnd } from '../form/moveSpan.ts'
import { readWallTime } from '../../../time/wallTime.ts'
import { Button } from '../../../ui/Button.tsx'
import { useConfirmedClose } from '../../../ui/confirm/useLeaveGuard.ts'
import { MomentInput } from '../../../ui/form/MomentInput.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { FieldScope } from '../../../ui/form/useField.ts'

interface CopyPreviewProps {
  source: EventRecord & SourceTimes
  rows: Rows
  clashes: Clashes
  onEdit: (key: string, edit: RowEdit) => void
}

/** What would be made, row by row, with what is to be known before. */
export function CopyPreview({ source, rows, clashes, onEdit }: CopyPreviewProps) {
  const { t } = useTranslation(['eventDuplicate', 'ui'])
  const [edited, setEdited] = useState<CopyRow | null>(null)
  const notes = [
    rows.repeated > 0 ? t('preview.repeated', { count: rows.repeated }) : '',
    rows.beyond > 0 ? t('preview.beyond', { most: mostCopies, count: rows.beyond }) : '',
  ]
  return (
    <section aria-labelledby="copies">
      <Typography id="copies" variant="h2" sx={{ mt: 2, mb: 1 }}>
        {t('ui:preview')}
      </Typography>
      {rows.rows.length === 0 ? (
        <Typography color="textSecondary">{t('preview.none')}</Typography>
      ) : (
        <>
          <ClashStanding clashes={clashes} />
          {notes.filter(Boolean).map((note) => (
            <Typography key={note} variant="body2">
              {note}
            </Typography>
          ))}
          <PreviewTable
            rows={rows.rows}
            {...{ source, clashes }}
            onLeaveOut={(row, isLeftOut) => onEdit(row.key, { isLeftOut })}
            onEdit={setEdited}
          />
        </>
      )}
      {edited ? (
        <EditCopyDialog
          row={edited}
          source={source}
          onCancel={() => setEdited(null)}
          onKeep={(edit) => {
            onEdit(edited.key, edit)
            setEdited(null)
          }}
        />
      ) : null}
    </section>
  )
}

/** Whether clashes were looked for, and how far. */
function ClashStanding({ clashes }: { clashes: Clashes }) {
  const { t } = useTranslation(['eventDuplicate', 'ui'])
  const { standing, byRow } = clashes
  const isClear = standing === 'known' && [...byRow.values()].every(({ length }) => length === 0)
  const words = {
    none: '',
    looking: t('preview.looking'),
    known: [isClear ? t('preview.noClash') : '', t('preview.hiddenUnseen')].join(' ').trim(),
    unknown: t('preview.unknown'),
    unsearchable: t('preview.unsearchable'),
  }
  return (
    <Typography variant="body2" color="textSecondary" component="output" sx={{ display: 'block' }}>
      {words[standing]}{' '}
      {standing === 'unknown' ? <Button onClick={clashes.retry}>{t('ui:lookAgain')}</Button> : null}
    </Typography>
  )
}

interface EditCopyDialogProps {
  row: CopyRow
  source: SourceTimes
  onKeep: (edit: RowEdit) => void
  onCancel: () => void
}

interface Boxes {
  title: string
  start_date: string
  end_date: string
}

/** Title and times of one copy. */
function EditCopyDialog({ row, source, onKeep, onCancel }: EditCopyDialogProps) {
  const { t } = useTranslation(['eventDuplicate', 'eventForm', 'ui'])
  const { language } = useService()
  const when = useWhenText()
  const id = useId()
  const mistakes = useMistakes(row, source)
  const { title, start_date, end_date } = row
  const { control, handleSubmit, getValues, setValue } = useForm<Boxes>({
    defaultValues: { title, start_date, end_date },
    resolver: (values) => {
      const errors = Object.entries(mistakes(values)).map(([name, message]) => [
        name,
        { type: 'mistake', message },
      ])
      return errors.length > 0
        ? { values: {}, errors: Object.fromEntries(errors) }
        : { values, errors: {} }
    },
  })
  const { isDirty } = useFormState({ control })
  const close = useConfirmedClose({ isChanged: isDirty, onClose: onCancel, isPageGuarded: true })
  const clockNote = useClockNote()
  const clocks = source.all_day ? (['00:00:00', '23:59:59'] as const) : []
  const explain = source.all_day
    ? {}
    : { explain: (value: string) => clockNote(value, source.timezone) }
  const keep = ({ title: name, ...times }: Boxes) => {
    const start = readWallTime(times.start_date)
    const end = readWallTime(times.end_date)
    if (start && end) onKeep({ title: name.trim(), start_date: start, end_date: end })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The dialog stands in the form that makes the copies, as React sees it: keeping one row would make all of them.
    event.stopPropagation()
    void handleSubmit(keep)(event)
  }
  const [following] = useState(followingEnd)
  const follow = (before: string, after: string) => {
    const end = following.after(before, after, getValues('end_date'), source.all_day)
    if (end !== null) setValue('end_date', end)
  }
  return (
    <Dialog open onClose={close} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form noValidate autoComplete="off" onSubmit={submit}>
        <DialogTitle id={id}>{t('edit.title', { day: when.day(row) })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <FieldScope value="copy">
            <TextInput
              control={control}
              name="title"
              label={t('ui:title')}
              lang={language}
              sx={{ mt: 1 }}
            />
            <MomentInput
              control={control}
              name="start_date"
              label={t(source.all_day ? 'eventForm:label.startDay' : 'ui:start')}
              {...(clocks[0] ? { clock: clocks[0] } : {})}
              {...explain}
              onTyped={follow}
              onLeft={following.leave}
            />
            <MomentInput
              control={control}
              name="end_date"
              label={t(source.all_day ? 'eventForm:label.endDay' : 'ui:end')}
              {...(clocks[1] ? { clock: clocks[1] } : {})}
              {...explain}
            />
          </FieldScope>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{t('ui:cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('edit.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** What keeps the boxes from being kept, by their names. */
function useMistakes(row: CopyRow, source: SourceTimes) {
  const { t } = useTranslation(['eventDuplicate', 'eventForm', 'ui'])
  const clockNote = useClockNote()
  return (boxes: Boxes): Partial<Record<keyof Boxes, string>> => {
    const start = readWallTime(boxes.start_date)
    const end = readWallTime(boxes.end_date)
    if (!start) return { start_date: t('edit.momentProblem') }
    if (!end) return { end_date: t('edit.momentProblem') }
    const edited = { ...row, title: boxes.title, start_date: start, end_date: end }
    const problem = rowProblem(edited, source)
    if (problem === 'noTitle' || problem === 'longTitle') return { title: t(`problem.${problem}`) }
    if (problem === 'yearStart') return { start_date: t('problem.yearStart') }
    if (problem === 'yearEnd' || problem === 'endBeforeStart')
      return { end_date: t(`problem.${problem}`) }
    if (problem === 'gapStart') return { start_date: clockNote(start, source.timezone) ?? '' }
    return problem ? { end_date: clockNote(end, source.timezone) ?? '' } : {}
  }
}
