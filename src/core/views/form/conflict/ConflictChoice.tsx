import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../../api/useService.ts'
import { ComparedTexts } from '../../../../ui/compare/ComparedTexts.tsx'
import type { ConflictField } from '../../../write/saved.ts'
import { inLanguage } from '../../../../ui/speech/inLanguage.ts'
import { Sentence } from '../../../../ui/speech/Sentence.tsx'
import { contentLanguage } from '../contentLanguage.ts'
import { useForm } from 'react-hook-form'
import { RichInput } from '../../../../ui/form/RichInput.tsx'
import { TextInput } from '../../../../ui/form/TextInput.tsx'
import { stack } from '../../../../ui/layout.ts'

interface MergeBoxProps {
  name: string
  isHtml: boolean
  label: string
  /** What it begins with. */
  text: string
  onChange: (text: string) => void
}

/** Two versions of a text made one, by hand. */
function MergeBox({ name, isHtml, label, text, onChange }: MergeBoxProps) {
  const { t } = useTranslation('recordForm')
  const { language: lang } = useService()
  const { control, subscribe } = useForm({ defaultValues: { [name]: text } })
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => onChange(values[name] ?? ''),
      }),
    [subscribe, onChange, name],
  )
  const shared = { control, name, label, help: t('conflict.mergeHelp'), lang }
  return isHtml ? <RichInput {...shared} lines={6} /> : <TextInput {...shared} />
}

export type Side = 'mine' | 'theirs' | 'merge'

interface Props {
  field: ConflictField
  label: string
  /** What it does not go together with. */
  beside: string | undefined
  text: 'html' | 'plain' | undefined
  say: (value: unknown) => string
  side: Side
  onSide: (side: Side) => void
  onMerge: (text: string) => void
}

const Field = styled('section')(({ theme }) => ({
  marginBlockStart: theme.spacing(2),
  paddingBlockStart: theme.spacing(1.5),
  borderBlockStart: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '& h3': { margin: 0, fontSize: '1rem', fontWeight: 600 },
}))

const Both = stack('div', [1, 2], {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  alignItems: 'start',
})

const Before = styled('p')(({ theme }) => ({
  margin: theme.spacing(0.5, 0),
  color: (theme.vars ?? theme).palette.text.secondary,
  fontSize: '0.875rem',
}))

const asText = (value: unknown) => (typeof value === 'string' ? value : '')

/** One field that two people changed: what it was, what each made of it, and which stays. */
export function ConflictChoice({ field, label, text, say, side, onSide, ...props }: Props) {
  const { onMerge, beside } = props
  const { t } = useTranslation('recordForm')
  const id = useId()
  const { opened, mine, theirs } = field
  const { language } = useService()
  const [merged, setMerged] = useState(asText(mine))
  const choose = (next: Side) => {
    onSide(next)
    if (text) onMerge(next === 'merge' ? merged : asText(mine))
  }
  const merge = (next: string) => {
    setMerged(next)
    onMerge(next)
  }
  const said = (value: unknown) =>
    inLanguage(say(value), contentLanguage(field.field, value, language))
  // Nobody else changed it: what is there is not theirs.
  const nowOr = (whose: 'mine' | 'theirs') => (beside && whose === 'theirs' ? 'there' : whose)
  const labelOf = (whose: 'mine' | 'theirs', value: unknown) =>
    text ? t(`conflict.${whose}Text`) : t(`conflict.${nowOr(whose)}`, { value: said(value) })
  return (
    <Field aria-labelledby={id}>
      <h3 id={id}>{label}</h3>
      {text ? null : (
        <Before>
          <Sentence words={beside ?? t('conflict.before', { value: said(opened) })} />
        </Before>
      )}
      <RadioGroup
        aria-labelledby={id}
        value={side}
        onChange={(_, value) => choose(sideOf(value))}
        sx={{ flexWrap: 'nowrap' }}
      >
        <Both>
          <Choice value="mine" label={labelOf('mine', mine)}>
            {text ? <Changes {...{ opened, text }} value={mine} /> : null}
          </Choice>
          <Choice value="theirs" label={labelOf('theirs', theirs)}>
            {text ? <Changes {...{ opened, text }} value={theirs} /> : null}
          </Choice>
        </Both>
        {text ? (
          <Choice value="merge" label={t('conflict.merge')}>
            {side === 'merge' ? (
              <MergeBox
                name={field.field}
                isHtml={text === 'html'}
                label={t('conflict.merged', { field: label })}
                text={merged}
                onChange={merge}
              />
            ) : null}
          </Choice>
        ) : null}
      </RadioGroup>
    </Field>
  )
}

function sideOf(value: string): Side {
  return value === 'theirs' || value === 'merge' ? value : 'mine'
}

function Choice(props: { value: Side; label: string; children: ReactNode }) {
  return (
    <div>
      <FormControlLabel
        value={props.value}
        control={<Radio />}
        label={<Sentence words={props.label} />}
      />
      {props.children}
    </div>
  )
}

interface ChangesProps {
  opened: unknown
  value: unknown
  text: 'html' | 'plain'
}

/** What somebody made of the text that both began with; there with the dialog, so that nothing in it moves. */
function Changes({ opened, value, text }: ChangesProps) {
  const { language } = useService()
  return (
    <ComparedTexts
      before={asText(opened)}
      after={asText(value)}
      isHtml={text === 'html'}
      lang={language}
    />
  )
}
