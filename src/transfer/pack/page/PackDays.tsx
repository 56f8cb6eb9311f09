import { useTranslation } from 'react-i18next'
import { monthOf, stepped, weekOf } from '../../../calendar/days/range.ts'
import { Choices } from '../../../ui/form/Choice.tsx'
import { PresetLinks } from '../../../ui/filters/PresetLinks.tsx'
import { DayBox } from './DayBox.tsx'
import { mostDays } from './packAddress.ts'
import type { PackState } from './usePack.ts'

/** Which days: those that are often wanted, or any from one to another. */
export function PackDays({ pack }: { pack: PackState }) {
  const { t } = useTranslation('agendaPack')
  const { today, range, ends, change, searchFor } = pack
  const ranges = {
    thisMonth: monthOf(today),
    nextMonth: monthOf(stepped('month', today, 1)),
    thisWeek: weekOf(today),
    nextWeek: weekOf(stepped('week', today, 1)),
  }
  const presets = (['thisMonth', 'nextMonth', 'thisWeek', 'nextWeek'] as const).map((id) => {
    const { first, last } = ranges[id]
    // This month is what an address means that names no days.
    const search = id === 'thisMonth' ? { first: undefined, last: undefined } : { first, last }
    return {
      id,
      words: t(`presets.${id}`),
      search: searchFor(search),
      isCurrent: ends.first === first && ends.last === last,
    }
  })
  const problem = typeof range === 'string' ? t(`noDays.${range}`, { most: mostDays }) : undefined
  return (
    <>
      <PresetLinks label={t('presets.label')} presets={presets} />
      <Choices>
        <DayBox
          label={t('first')}
          day={ends.first}
          onChoose={(first) => change({ first, last: ends.last || undefined })}
        />
        <DayBox
          label={t('last')}
          day={ends.last}
          error={problem}
          onChoose={(last) => change({ first: ends.first || undefined, last })}
        />
      </Choices>
    </>
  )
}
