import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { type FormEvent, useId, useState } from 'react'
import { useFormState, useWatch, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { EventRecord } from '../../../resources/events/events.ts'
import type { WallDay } from '../../../time/wallTime.ts'
import { useConfirmedClose } from '../../../ui/confirm/useLeaveGuard.ts'
import { FieldScope } from '../../../ui/form/useField.ts'
import type { Dates } from './places.ts'
import { inLanguage } from '../../../ui/speech/inLanguage.ts'
import { Sentence } from '../../../ui/speech/Sentence.tsx'
import { changedDates, dateProblems } from './movedDates.ts'
import { useWhenText } from './useWhenText.ts'
import { followingEnd, switchedDays, useClockNote } from '../../../resources/events/editing.ts'
import { FlagInput } from '../../../ui/form/FlagInput.tsx'
import { MomentInput } from '../../../ui/form/MomentInput.tsx'

/** The boxes of the dates that an event is to have, and what is wrong with them in words. */
function useMoveForm(record: EventRecord, siteZone: string) {
  const { t } = useTranslation(['eventMove', 'eventForm', 'ui'])
  const clockNote = useClockNote()
  const zone = record.timezone || siteZone
  const { start_date, end_date, all_day } = record
  return useForm<Required<Dates>>({
    defaultValues: { start_date, end_date, all_day },
    resolver: (dates) => {
      const problems = Object.entries(dateProblems(record, dates, siteZone))
      if (problems.length === 0) return { values: dates, errors: {} }
      const errors = problems.map(([name, problem]) => {
        const text = name === 'start_date' ? dates.start_date : dates.end_date
        const message = problem === 'gap' ? clockNote(text, zone) : t(`problem.${problem}`)
        return [name, { type: 'mistake', message }]
      })
      return { values: {}, errors: Object.fromEntries(errors) }
    },
  })
}

type MoveForm = ReturnType<typeof useMoveForm>

/** First second of the first day and last second of the last one (contract.md §3.5). */
const dayClocks = { start_date: '00:00:00', end_date: '23:59:59' } as const

interface MoveFieldsProps {
  boxes: MoveForm
  record: EventRecord
  siteZone: string
}

/** Start and end, or first and last day; the end follows the start and keeps the length. */
function MoveFields({ boxes, record, siteZone }: MoveFieldsProps) {
  const { t } = useTranslation(['eventMove', 'eventForm', 'ui'])
  const { control } = boxes
  const all_day = useWatch({ control, name: 'all_day' })
  const clockNote = useClockNote()
  const { follow, leave, switchDays } = useBoxesInStep(boxes)
  const shared = (name: keyof typeof dayClocks) => ({
    control,
    name,
    ...(all_day
      ? { clock: dayClocks[name] }
      : { explain: (value: string) => clockNote(value, record.timezone || siteZone) }),
  })
  return (
    <>
      <MomentInput
        {...shared('start_date')}
        label={t(all_day ? 'eventForm:label.startDay' : 'ui:start')}
        required
        hasFocus
        onTyped={follow}
        onLeft={leave}
      />
      <MomentInput
        {...shared('end_date')}
        label={t(all_day ? 'eventForm:label.endDay' : 'ui:end')}
      />
      <FlagInput
        {...{ control }}
        name="all_day"
        label={t('eventForm:label.all_day')}
        onSwitched={switchDays}
      />
    </>
  )
}

/** What is put in a box when another one has changed. */
function useBoxesInStep({ getValues, setValue, trigger, formState }: MoveForm) {
  const [following] = useState(followingEnd)
  const [switched] = useState(switchedDays)
  const put = (name: keyof typeof dayClocks, value: string) => {
    setValue(name, value, { shouldDirty: true })
    if (formState.submitCount > 0) void trigger(name)
  }
  return {
    follow(before: string, after: string) {
      const { end_date, all_day } = getValues()
      const end = following.after(before, after, end_date, all_day)
      // What had no end is not given one by moving it.
      if (end !== null && end_date !== '') put('end_date', end)
    },
    leave: following.leave,
    switchDays(allDay: boolean) {
      const { start_date, end_date } = getValues()
      // Whole days have a last one.
      const next = switched({ start_date, end_date: end_date || start_date }, allDay)
      put('start_date', next.start_date)
      put('end_date', next.end_date)
    },
  }
}

interface MovePreviewProps {
  boxes: MoveForm
  record: EventRecord
  today: WallDay
  siteZone: string
}

/** What will become of it, in words, while it is typed. */
function MovePreview({ boxes, record, today, siteZone }: MovePreviewProps) {
  const { t } = useTranslation(['eventMove', 'eventForm', 'ui'])
  const when = useWhenText(today)
  const [start_date, end_date, all_day] = useWatch({
    control: boxes.control,
    name: ['start_date', 'end_date', 'all_day'],
  })
  const dates = { start_date, end_date, all_day }
  const isWrong = Object.keys(dateProblems(record, dates, siteZone)).length > 0
  const isSame = Object.keys(changedDates(record, dates)).length === 0
  const from = when({ ...record })
  const words = isSame ? t('preview.same', { from }) : t('preview.moved', { from, to: when(dates) })
  const zone = record.timezone || siteZone
  return (
    <Typography variant="body2" component="output" sx={{ minHeight: '3lh' }}>
      {isWrong ? t('preview.wrong') : words}
      {zone === siteZone || all_day ? '' : ` ${t('preview.zone', { zone })}`}
    </Typography>
  )
}

interface MoveDialogProps {
  record: EventRecord
  /** of the event */
  language: string
  today: WallDay
  siteZone: string
  onMove: (dates: Dates) => void
  /** it stays, and a draft of it goes there */
  onCopy: (dates: Dates) => void
  onClose: () => void
}

/** Moves an event by typing or choosing: all that dragging does, and as far as one likes. */
export function MoveDialog({
  record,
  language,
  today,
  siteZone,
  onMove,
  onCopy,
  onClose,
}: MoveDialogProps) {
  const { t } = useTranslation(['eventMove', 'form', 'time', 'ui', 'eventForm'])
  const id = useId()
  const name = inLanguage(record.title, language)
  const boxes = useMoveForm(record, siteZone)
  const { isDirty } = useFormState({ control: boxes.control })
  const close = useConfirmedClose({ isChanged: isDirty, onClose })
  const submit = (event: FormEvent) => void boxes.handleSubmit(onMove)(event)
  return (
    <Dialog open onClose={close} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form noValidate autoComplete="off" onSubmit={submit}>
        <DialogTitle id={id}>
          <Sentence words={t('title', { title: name || t('ui:untitled') })} />
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <FieldScope value="move">
            <MoveFields {...{ boxes, record, siteZone }} />
          </FieldScope>
          <MovePreview {...{ boxes, record, today, siteZone }} />
          <Typography variant="body2">{t('copy.note')}</Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{t('ui:cancel')}</Button>
          <Button onClick={() => void boxes.handleSubmit(onCopy)()}>{t('copy.there')}</Button>
          <Button type="submit" variant="contained">
            {t('save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
