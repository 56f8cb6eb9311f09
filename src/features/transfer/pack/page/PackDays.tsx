import { useTranslation } from 'react-i18next'
import { monthOf, stepped, weekOf } from '../../../calendar/days/range.ts'
import { Choices } from '../../../../ui/form/Choice.tsx'
import { PresetLinks } from '../../../../ui/filters/PresetLinks.tsx'
import { mostDays } from './packAddress.ts'
import type { PackState } from './usePack.ts'
import { useState } from 'react'
import { readWallDay, type WallDay } from '../../../../time/wallTime.ts'
import { DateBox } from '../../../../ui/form/DateBox.tsx'

interface DayBoxProps {
  label: string
  /** `''` for none */
  day: string
  error?: string | undefined
  /** told another day, once it is typed or chosen */
  onChoose: (day: WallDay) => void
}

/** A day of the address. */
function DayBox({ label, day, error, onChoose }: DayBoxProps) {
  const [typed, setTyped] = useState({ of: day, value: day })
  // The address has changed by another way: a link, or going back.
  if (typed.of !== day) setTyped({ of: day, value: day })
  return (
    <DateBox
      {...{ label, error }}
      value={typed.value}
      clock=""
      onChange={(value) => setTyped({ of: day, value })}
      onRest={(value) => {
        const chosen = readWallDay(value)
        if (chosen && chosen !== day) onChoose(chosen)
      }}
    />
  )
}

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
