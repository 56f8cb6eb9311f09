import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useTranslation } from 'react-i18next'
import { Choice, Choices } from '../../../../ui/form/Choice.tsx'
import { details, groupings, longs, texts } from '../content/packChoices.ts'
import type { PackState } from './usePack.ts'

/** How the agenda is made: its order, what is said of each event, in which languages. */
export function PackChoices({ pack }: { pack: PackState }) {
  const { t } = useTranslation('agendaPack')
  const { choices, change, every, languages, service } = pack
  return (
    <>
      <Choices>
        <Choice
          label={t('by.label')}
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
          label={t('texts.label')}
          value={choices.text}
          options={texts.map((value) => ({ value, words: t(`texts.${value}`) }))}
          onChange={(value) => change({ text: texts.find((one) => one === value) })}
        />
      </Choices>
      <Choices>
        <Several
          label={t('details.label')}
          chosen={choices.details}
          options={details.map((id) => ({ id, words: t(`details.${id}`) }))}
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
