import CalendarMonthIcon from '@mui/icons-material/CalendarMonth'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { type FocusEvent, type ReactNode, type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../i18n/formats.ts'
import { clockOf, dayOf, readWallDay, readWallTime, wallTime } from '../../time/wallTime.ts'
import { announce } from '../live/announcements.ts'
import { DayPopover } from './DayPopover.tsx'
import { readTypedClock, readTypedDate } from '../../time/typedDate.ts'

/** A value as a date box shows it, `19/12/2026 20:00`; what is no wall time is shown as it is. */
export function shownMoment(value: string, isDay: boolean): string {
  const wall = readWallTime(value)
  if (!wall) return value
  const day = dayOf(wall).split('-').toReversed().join('/')
  return isDay ? day : `${day} ${clockOf(wall).replace(/:00$/, '')}`
}

/** Bare digits too, `191220262000`: in a box the day comes first for certain, as it does not in a file. */
const readBox = (text: string) =>
  readTypedDate(text.trim().replace(/^(\d{2})(\d{2})(\d{4})(?=\s|(?:\d{4})?$)/, '$1/$2/$3 '))

/** `20` may be a day as well, and `8.12` one of December. */
const mayBeDay = /^\d{1,2}(?:[.,](?:0?[1-9]|1[0-2]))?$/

/** An hour alone, `8 pm`: that of the day that the box has. What else it may be, or no day has, stays as it is typed. */
function typedClock(text: string, full: string): string {
  const wall = readWallTime(full)
  const clock = wall && !mayBeDay.test(text) ? readTypedClock(text) : null
  return wall && clock ? wallTime(dayOf(wall), clock) : text
}

/**
 * The value of a date box once this is typed: a wall time, `''`, or the text as far as it is none.
 * @param full the last wall time of the box: a day alone keeps its hour
 * @param clock of a box that asks for a day only: the time that its value gets, or `''` for none
 */
export function typedMoment(text: string, full: string, clock?: string): string {
  const typed = readBox(text)
  if (typed.kind !== 'date')
    return clock === undefined ? typedClock(text.trim(), full) : text.trim()
  if (clock !== undefined) return clock ? wallTime(typed.day, clock) : typed.day
  const before = readWallTime(full.length > 10 ? full : '')
  const time = typed.clock ?? (before && clockOf(before))
  // As it is shown, and not as ISO: nothing takes it for a midnight that nobody typed.
  return time ? wallTime(typed.day, time) : shownMoment(typed.day, true)
}

type MomentMistake = 'noHour' | 'noSuchDay' | 'otherWeekday' | 'unread'

/** Why the text of a box is no value of it. */
export function momentMistake(value: string): MomentMistake | null {
  if (value === '' || readWallTime(value)) return null
  const { kind } = readBox(value)
  if (kind === 'date') return 'noHour'
  return kind === 'noSuchDay' || kind === 'otherWeekday' ? kind : 'unread'
}

interface DateBoxProps {
  label: string
  /** a wall time or a day, `''`, or a text that is none of them */
  value: string
  onChange: (value: string) => void
  /** Told when the box is left, Enter is pressed, or a day of the calendar is chosen. */
  onRest?: (value: string) => void
  /** Asks for a day only; the value gets this time, `HH:MM:SS`, or none where this is `''`. */
  clock?: string | undefined
  error?: string | undefined
  help?: ReactNode
  id?: string
  name?: string
  required?: boolean | undefined
  readOnly?: boolean
  /** It has the focus from the beginning. */
  hasFocus?: boolean | undefined
  hasCalendar?: boolean
  fullWidth?: boolean
  inputRef?: Ref<HTMLInputElement>
}

/** A date as a text, typed in any spelling or chosen in a calendar, and written out when the box is left. */
export function DateBox(props: DateBoxProps) {
  const { label, value, onChange, onRest, clock, readOnly = false, hasCalendar = true } = props
  const { t, i18n } = useTranslation('form')
  const isDay = clock !== undefined
  const [typed, setTyped] = useState({ text: '', isTyping: false, value, full: value })
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isOwn = typed.value === value
  const isTyping = typed.isTyping && isOwn
  const full = isOwn ? typed.full : value
  const hold = (text: string, next: string, isTyping: boolean) => {
    const isRead = next === '' || readWallTime(next) !== null
    setTyped({ text, isTyping, value: next, full: isRead && !isTyping ? next : full })
    if (next !== value) onChange(next)
  }
  const settle = (next = value) => hold('', next, false)
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const isOut = !anchor && !currentTarget.contains(relatedTarget)
    if (isTyping || isOut) onRest?.(value)
  }
  const example = shownMoment('2026-12-19 20:00', isDay)
  const mistake = momentMistake(value)
  const fault = mistake && t(`moment.${mistake}`, { example })
  const sentence = (isTyping ? null : fault) ?? props.error
  const weekday = readWallTime(value) ? formatDate(i18n.language, value) : ''
  const hint = value === '' ? t('moment.example', { example }) : weekday
  // While one types a screen reader would tell of each day on the way.
  const shownHint = isTyping && hint ? <span aria-hidden>{hint}</span> : hint
  return (
    <TextField
      {...{ label }}
      id={props.id}
      name={props.name}
      required={props.required ?? false}
      error={Boolean(sentence)}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that was asked for begins with its first box
      autoFocus={props.hasFocus ?? false}
      fullWidth={props.fullWidth ?? false}
      inputRef={props.inputRef}
      value={isTyping ? typed.text : shownMoment(value, isDay || value.length === 10)}
      onChange={({ target }) => hold(target.value, typedMoment(target.value, full, clock), true)}
      onKeyDown={({ key }) => {
        if (key !== 'Enter') return
        settle()
        onRest?.(value)
      }}
      helperText={
        sentence ??
        (hint && props.help ? (
          <>
            {shownHint}. {props.help}
          </>
        ) : (
          shownHint || props.help
        ))
      }
      slotProps={{
        root: { onBlur: leave },
        htmlInput: {
          // As Tab does: what is typed takes the place of what was there. A click puts the caret where it is.
          onFocus: ({ target }: FocusEvent<HTMLInputElement>) => target.select(),
          onBlur: () => {
            // Its description comes when the box is left already.
            if (isTyping && value !== '') announce(`${label}: ${fault ?? weekday}`)
            settle()
          },
          readOnly,
          autoComplete: 'off',
          required: false,
          'aria-required': props.required,
        },
        input: {
          endAdornment:
            readOnly || !hasCalendar ? null : (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  aria-haspopup="dialog"
                  aria-label={t('picker.openFor', { field: label })}
                  onClick={(event) => setAnchor(event.currentTarget)}
                >
                  <CalendarMonthIcon fontSize="small" />
                </IconButton>
                {anchor ? (
                  <DayPopover
                    {...{ anchor }}
                    label={t('picker.chooseDate')}
                    day={readWallDay(typedMoment(value, '', ''))}
                    onChoose={(day) => {
                      const next = typedMoment(day, full, clock)
                      settle(next)
                      onRest?.(next)
                    }}
                    onClose={() => setAnchor(null)}
                  />
                ) : null}
              </InputAdornment>
            ),
        },
      }}
    />
  )
}
