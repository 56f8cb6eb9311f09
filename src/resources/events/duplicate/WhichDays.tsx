import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useController, useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormSection } from '../../../ui/form/FormSection.tsx'
import { MomentInput } from '../../../ui/form/MomentInput.tsx'
import { ways, type Choices, type PastedLine } from './choices.ts'
import { RepeatedDays, weekdayName } from './RepeatedDays.tsx'
import { styled } from '@mui/material/styles'
import { formatDate } from '../../../i18n/formats.ts'
import { weekdayOf } from '../../../time/recurrence.ts'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useId, useRef } from 'react'
import { readWallDay, type WallDay } from '../../../time/wallTime.ts'
import { DayGrid } from '../../../ui/form/DayPopover.tsx'
import { announce } from '../../../ui/live/announcements.ts'
import { row } from '../../../ui/layout.ts'

const Beside = row('div', [1, 3])

const Chips = row('ul', 0.75, {
  flex: '1 1 12rem',
  alignContent: 'start',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

/** A month in which several days are chosen, with the mouse or with the keys of a calendar. */
function PickedDays({ control }: { control: Control<Choices> }) {
  const { t, i18n } = useTranslation('eventDuplicate')
  const { field } = useController({ control, name: 'picked' })
  const from = useWatch({ control, name: 'from' })
  const id = useId()
  const label = useRef<HTMLParagraphElement>(null)
  const days = field.value
  const toggle = (day: WallDay) => {
    const isPicked = days.includes(day)
    field.onChange(isPicked ? days.filter((other) => other !== day) : [...days, day].toSorted())
    const words = { day: formatDate(i18n.language, day) }
    if (!isPicked) announce(t('pick.chosen', words))
  }
  return (
    <section aria-labelledby={id}>
      <Typography id={id} ref={label} tabIndex={-1} sx={{ fontWeight: 600 }}>
        {t('pick.label')}
      </Typography>
      <Beside>
        <DayGrid day={readWallDay(from)} picked={days} onChoose={toggle} />
        {days.length === 0 ? (
          <Typography color="textSecondary">{t('pick.none')}</Typography>
        ) : (
          <Chips>
            {days.map((day) => (
              <li key={day}>
                <Chip
                  label={formatDate(i18n.language, day, 'short')}
                  onClick={() => {
                    toggle(day)
                    label.current?.focus()
                  }}
                  aria-label={t('pick.remove', { day: formatDate(i18n.language, day) })}
                  onDelete={() => toggle(day)}
                />
              </li>
            ))}
          </Chips>
        )}
      </Beside>
    </section>
  )
}

interface PastedDaysProps {
  control: Control<Choices>
  lines: readonly PastedLine[]
  allDay: boolean
}

const Wrong = styled('output')(({ theme }) => ({
  display: 'block',
  overflowWrap: 'anywhere',
  color: (theme.vars ?? theme).palette.error.main,
  '& ul': { margin: theme.spacing(0.5, 0, 0), paddingInlineStart: theme.spacing(2.5) },
}))

/** As many of the lines as are told one by one. */
const mostTold = 20

/** A list of dates as somebody has written it elsewhere. */
function PastedDays({ control, lines, allDay }: PastedDaysProps) {
  const { t } = useTranslation('eventDuplicate')
  const count = lines.length
  return (
    <>
      <TextInput
        control={control}
        name="pasted"
        label={t('paste.label')}
        help={allDay ? `${t('paste.help')} ${t('paste.allDay')}` : t('paste.help')}
        lines={5}
        spellCheck={false}
      />
      <Wrong>
        {count > 0 ? (
          <>
            {t('paste.problems', { count })}
            <ul>
              {lines.slice(0, mostTold).map((line) => (
                <li key={line.line}>
                  <WrongLine line={line} />
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </Wrong>
    </>
  )
}

function WrongLine({ line }: { line: PastedLine }) {
  const { t, i18n } = useTranslation('eventDuplicate')
  if (line.kind === 'date') return null
  const why =
    line.kind === 'otherWeekday'
      ? t('paste.otherWeekday', { weekday: weekdayName(i18n.language, weekdayOf(line.day)) })
      : line.kind === 'leftOver'
        ? t('paste.leftOver', { rest: line.rest })
        : t(`paste.${line.kind}`)
  return <>{t('paste.line', { line: line.line, text: line.text, why })}</>
}

interface Props {
  control: Control<Choices>
  /** Lines of the pasted list that are no dates. */
  lines: readonly PastedLine[]
  allDay: boolean
}

/** The dates of the copies, in one of four ways. */
export function WhichDays({ control, lines, allDay }: Props) {
  const { t } = useTranslation(['eventDuplicate', 'ui'])
  const way = useWatch({ control, name: 'way' })
  return (
    <FormSection title={t('ui:when')}>
      <WayChoice control={control} />
      {way === 'one' ? (
        <MomentInput control={control} name="day" label={t('one.day')} clock="" />
      ) : null}
      {way === 'repeat' ? <RepeatedDays control={control} /> : null}
      {way === 'pick' ? <PickedDays control={control} /> : null}
      {way === 'paste' ? <PastedDays {...{ control, lines, allDay }} /> : null}
    </FormSection>
  )
}

function WayChoice({ control }: { control: Control<Choices> }) {
  const { t } = useTranslation(['eventDuplicate', 'ui'])
  const { field } = useController({ control, name: 'way' })
  return (
    <FormControl>
      <FormLabel id="way">{t('way.label')}</FormLabel>
      <RadioGroup row aria-labelledby="way" {...field}>
        {ways.map((way) => (
          <FormControlLabel
            key={way}
            value={way}
            control={<Radio size="small" />}
            label={t(`way.${way}`)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
