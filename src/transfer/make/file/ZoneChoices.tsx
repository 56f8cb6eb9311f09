import { useTranslation } from 'react-i18next'
import { zoneNames } from '../../../time/zones.ts'
import { Choice, Choices } from '../../../ui/form/Choice.tsx'
import type { CalendarFacts } from '../../table/table.ts'

interface Props {
  calendar: CalendarFacts
  /** zones by the names in the file */
  onChoose: (zones: CalendarFacts['chosen']) => void
}

/** Names of zones that nobody knows: which each means, once for the file. */
export function ZoneChoices({ calendar, onChoose }: Props) {
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
