import type { CalendarFacts, ReadHow } from '../../table/table.ts'
import { DaysChooser } from './DaysChooser.tsx'
import { useTranslation } from 'react-i18next'
import { zoneNames } from '../../../../time/zones.ts'
import { Choice, Choices } from '../../../../ui/form/Choice.tsx'

interface ZoneChoicesProps {
  calendar: CalendarFacts
  /** zones by the names in the file */
  onChoose: (zones: CalendarFacts['chosen']) => void
}

/** Names of zones that nobody knows: which each means, once for the file. */
function ZoneChoices({ calendar, onChoose }: ZoneChoicesProps) {
  const { t } = useTranslation('transfer')
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
            { value: '', words: t('reading.choose') },
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
