import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { inLanguage } from '../../../ui/speech/inLanguage.ts'
import { Sentence } from '../../../ui/speech/Sentence.tsx'
import type { LinkAnswer, LinkQuestion } from './copyFacts.ts'

interface LinkSelectProps {
  question: LinkQuestion
  value: LinkAnswer
  /** A new one may be chosen, which is made later. */
  offersNew?: boolean
  inputRef?: Ref<HTMLInputElement>
  onChange: (answer: LinkAnswer) => void
}

/** An answer as a list of choices knows it. */
function answerIn(value: string): LinkAnswer {
  return value === 'create' || value === 'without' || value === 'leave' ? value : Number(value)
}

/** What stands for a linked record in another language: one of those that may be it, a new one, or none. */
export function LinkSelect(props: LinkSelectProps) {
  const { question, value, offersNew = false, inputRef, onChange } = props
  const { t } = useTranslation('sideBySide')
  const nameOf = useLanguageName()
  const { field, from, language, options, isAmongOthers } = question
  return (
    <TextField
      select
      fullWidth
      inputRef={inputRef}
      label={t(`link.${field}`, { name: from.name, language: nameOf(language) })}
      value={String(value)}
      onChange={({ target }) => onChange(answerIn(target.value))}
    >
      {options.map(({ id, name }) => (
        <MenuItem key={id} value={String(id)}>
          <Sentence words={t('link.this', { name: inLanguage(name, language), id })} />
        </MenuItem>
      ))}
      {offersNew ? (
        <MenuItem value="create">{t('link.create', { name: from.name })}</MenuItem>
      ) : null}
      {isAmongOthers ? (
        <MenuItem value="without">{t('link.without', { name: from.name })}</MenuItem>
      ) : null}
      <MenuItem value="leave">{t('link.leave')}</MenuItem>
    </TextField>
  )
}
