import { type CalendarFacts, mostRows, type ReadHow, type DayWindow } from '../../table/table.ts'
import { zoneNames } from '../../../../time/zones.ts'
import { Choice, Choices } from '../../../../ui/form/Choice.tsx'
import Alert from '@mui/material/Alert'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../i18n/formats.ts'
import { readWallDay } from '../../../../time/wallTime.ts'
import { Button } from '../../../../ui/Button.tsx'
import { MomentInput } from '../../../../ui/form/MomentInput.tsx'

const Days = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  margin: theme.spacing(1, 0),
  '& > button': { justifySelf: 'start', minHeight: 40 },
}))

interface DaysChooserProps {
  calendar: CalendarFacts
  onChoose: (window: DayWindow) => void
}

/** Which days of a calendar file: what recurs for ever has to end somewhere. */
function DaysChooser({ calendar, onChoose }: DaysChooserProps) {
  const { t, i18n } = useTranslation(['transfer', 'ui'])
  const { first, last, days, outside, isCut, others } = calendar
  const { control, handleSubmit, setError } = useForm({
    defaultValues: { first: String(first), last: String(last) },
  })
  const choose = handleSubmit((typed) => {
    const window = { first: readWallDay(typed.first), last: readWallDay(typed.last) }
    if (window.first === null) return setError('first', { message: t('new.days.none') })
    if (window.last === null) return setError('last', { message: t('new.days.none') })
    if (window.last < window.first) return setError('last', { message: t('new.days.backwards') })
    return onChoose({ first: window.first, last: window.last })
  })
  const day = (of: string) => formatDate(i18n.language, of)
  return (
    <section aria-label={t('new.days.title')}>
      <Typography variant="h2">{t('new.days.title')}</Typography>
      <Typography>{t('new.days.text')}</Typography>
      <Days noValidate onSubmit={(event) => void choose(event)}>
        <MomentInput control={control} name="first" clock="" label={t('new.days.first')} />
        <MomentInput control={control} name="last" clock="" label={t('new.days.last')} />
        <Button type="submit" variant="outlined">
          {t('new.days.show')}
        </Button>
      </Days>
      <Typography component="output" sx={{ display: 'block' }}>
        {outside > 0 ? t('new.days.outside', { count: outside }) : ''}{' '}
        {outside > 0 && days
          ? t('new.days.ofFile', { first: day(days.first), last: day(days.last) })
          : ''}{' '}
        {others > 0 ? t('new.days.others', { count: others }) : ''}
      </Typography>
      {isCut ? <Alert severity="warning">{t('new.days.cut', { count: mostRows })}</Alert> : null}
    </section>
  )
}

interface ZoneChoicesProps {
  calendar: CalendarFacts
  /** zones by the names in the file */
  onChoose: (zones: CalendarFacts['chosen']) => void
}

/** Names of zones that nobody knows: which each means, once for the file. */
function ZoneChoices({ calendar, onChoose }: ZoneChoicesProps) {
  const { t } = useTranslation(['transfer', 'ui'])
  const { chosen, rows } = calendar
  const unknown = rows.map(({ zone }) => zone).filter((name) => name !== '')
  const names = [...new Set([...Object.keys(chosen), ...unknown])].toSorted()
  return (
    <Choices sx={{ pt: 2, '&:empty': { display: 'none' } }}>
      {names.map((name) => (
        <Choice
          key={name}
          label={t('new.days.zone', { name })}
          value={chosen[name] ?? ''}
          options={[
            { value: '', words: t('ui:choose') },
            ...zoneNames().map((value) => ({ value, words: value })),
          ]}
          onChange={(value) => onChoose({ ...chosen, [name]: value })}
        />
      ))}
    </Choices>
  )
}

interface Props {
  calendar: CalendarFacts
  /** of the site */
  zone: string
  onReread: (how: ReadHow) => void
}

/** Which days of a calendar file are read, and what its unknown zones mean. */
export function CalendarChoices({ calendar, zone, onReread }: Props) {
  const { first, last, chosen } = calendar
  return (
    <>
      <DaysChooser
        calendar={calendar}
        onChoose={(window) => onReread({ calendar: { window, zone, zones: chosen } })}
      />
      <ZoneChoices
        calendar={calendar}
        onChoose={(zones) => onReread({ calendar: { window: { first, last }, zone, zones } })}
      />
    </>
  )
}
