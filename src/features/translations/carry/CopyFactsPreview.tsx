import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { titleOfRecord } from '../../../resources/records.ts'
import { LanguageChip } from '../../../ui/LanguageChip.tsx'
import { useFactLabels, useFactValues } from '../facts/useFactText.ts'
import type { Found } from '../near/found.ts'
import type { Answers } from '../sideBySide/plan.ts'
import { formValuesIn, type FactsCopy, copiedFacts, leftOut } from './copiedFacts.ts'
import { Sentence } from '../../../ui/speech/Sentence.tsx'
import { useMore } from '../../../ui/useMore.tsx'
import { plainList } from '../../../ui/layout.ts'
import { translatedText } from '../translatedIn.ts'

const List = plainList(1.5, (theme) => ({
  overflowWrap: 'anywhere',
  '& ul': { paddingInlineStart: theme.spacing(2.5) },
}))

interface Props {
  carries: readonly FactsCopy[]
  found: Found
  answers: Answers
}

/** What will become of which version, field by field. */
export function CopyFactsPreview({ carries, ...ground }: Props) {
  const { t } = useTranslation('carry')
  const { shown, more } = useMore(carries, 30)
  return (
    <>
      <List aria-label={t('preview')}>
        {shown.map((carry) => (
          <One
            key={`${carry.target.service.language} ${carry.target.record.id}`}
            {...{ carry }}
            {...ground}
          />
        ))}
      </List>
      {more}
    </>
  )
}

function One({ carry, found, answers }: Omit<Props, 'carries'> & { carry: FactsCopy }) {
  const { t } = useTranslation(['carry', 'version', 'ui'])
  const nameOf = useLanguageName()
  const { kind, source, target, names } = carry
  const { language } = target.service
  const label = useFactLabels(kind.of)
  const sayHere = useFactValues(source.service.language, source.record)
  const sayThere = useFactValues(language, target.record)
  const here = formValuesIn(kind, source)
  const there = formValuesIn(kind, target)
  const title = titleOfRecord(kind.of, target.record)
  const values = copiedFacts(carry, found, answers)
  return (
    <li>
      <LanguageChip language={language} label={nameOf(language)} />{' '}
      <span lang={title ? language : undefined}>{title || t('ui:untitled')}</span>
      <ul>
        {names.map((name) => {
          const without = name in values ? leftOut(carry, name, answers) : []
          const inWords = (value: unknown) =>
            translatedText(source.service.language, sayHere, name, value)
          return (
            <li key={name}>
              <Sentence
                words={t(without.length > 0 ? 'becomesBut' : name in values ? 'becomes' : 'stays', {
                  field: label(name),
                  before: translatedText(language, sayThere, name, there[name]),
                  after: inWords(but(here[name], without)),
                  without: inWords(without),
                })}
              />
            </li>
          )
        })}
      </ul>
    </li>
  )
}

/** A list without some of its ids; anything else as it is. */
function but(value: unknown, without: readonly number[]): unknown {
  return Array.isArray(value) ? value.filter((id) => !without.includes(id)) : value
}
