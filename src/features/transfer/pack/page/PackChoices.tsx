import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { Choice, Choices } from '../../../../ui/form/Choice.tsx'
import { details, groupings, longs, texts } from '../content/packChoices.ts'
import { useTranslation } from 'react-i18next'
import { monthOf, stepped, weekOf } from '../../../calendar/days/range.ts'
import { PresetLinks } from '../../../../ui/filters/LinkTabs.tsx'
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
  const { t } = useTranslation(['agendaPack', 'eventForm', 'ui', 'recordList', 'transfer'])
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
      <PresetLinks label={t('transfer:new.days.title')} presets={presets} />
      <Choices>
        <DayBox
          label={t('eventForm:label.startDay')}
          day={ends.first}
          onChoose={(first) => change({ first, last: ends.last || undefined })}
        />
        <DayBox
          label={t('eventForm:label.endDay')}
          day={ends.last}
          error={problem}
          onChoose={(last) => change({ first: ends.first || undefined, last })}
        />
      </Choices>
    </>
  )
}

/** How the agenda is made: its order, what is said of each event, in which languages. */
export function PackChoices({ pack }: { pack: PackState }) {
  const { t } = useTranslation(['agendaPack', 'eventForm', 'ui', 'recordList', 'transfer'])
  const { choices, change, every, languages, service } = pack
  return (
    <>
      <Choices>
        <Choice
          label={t('recordList:groups.sorting')}
          value={choices.by}
          options={groupings.map((value) => ({ value, words: t(`by.${value}`) }))}
          onChange={(value) => change({ by: groupings.find((one) => one === value) })}
        />
        {choices.by === 'day' ? (
          <Choice
            label={t('long.label')}
            value={choices.long}
            options={longs.map((value) => ({ value, words: t(`long.${value}`) }))}
            onChange={(value) => change({ long: longs.find((one) => one === value) })}
          />
        ) : null}
        <Choice
          label={t('ui:text')}
          value={choices.text}
          options={texts.map((value) => ({ value, words: t(`texts.${value}`) }))}
          onChange={(value) => change({ text: texts.find((one) => one === value) })}
        />
      </Choices>
      <Choices>
        <Several
          label={t('details.label')}
          chosen={choices.details}
          options={details.map((id) => ({
            id,
            words: t(
              id === 'address' || id === 'organizer' || id === 'link'
                ? `details.${id}`
                : `eventForm:label.${id}`,
            ),
          }))}
          // An address that says nothing would mean the usual ones.
          onChange={(next) => change({ details: next.length > 0 ? next : ['none'] })}
        />
      </Choices>
      {every.length > 1 ? (
        <Choices>
          <Several
            label={t('languages')}
            chosen={languages}
            options={every.map((id) => ({
              id,
              words: service.configuration.languages[id] ?? id,
              lang: id,
            }))}
            onChange={(next) => change({ languages: next.length > 0 ? next : undefined })}
          />
        </Choices>
      ) : null}
    </>
  )
}

interface SeveralProps<Id extends string> {
  label: string
  chosen: readonly Id[]
  options: readonly { id: Id; words: string; lang?: string }[]
  onChange: (chosen: readonly Id[]) => void
}

/** Any of few. */
function Several<Id extends string>({ label, chosen, options, onChange }: SeveralProps<Id>) {
  const turn = (id: Id, isOn: boolean) =>
    onChange(
      options.flatMap((one) => ((one.id === id ? isOn : chosen.includes(one.id)) ? [one.id] : [])),
    )
  return (
    <fieldset>
      <legend>{label}</legend>
      {options.map(({ id, words, lang }) => (
        <FormControlLabel
          key={id}
          label={<span lang={lang}>{words}</span>}
          control={
            <Checkbox checked={chosen.includes(id)} onChange={(_, isOn) => turn(id, isOn)} />
          }
        />
      ))}
    </fieldset>
  )
}
