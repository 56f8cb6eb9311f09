import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Operation } from '../../core/write/operation.ts'
import { formatList } from '../../i18n/formats.ts'
import { useFieldText, useFieldLabels } from './useFieldText.ts'
import { changesOf, missedOf, recordsOf } from './operationChanges.ts'
import { Sentence } from '../../ui/speech/Sentence.tsx'

/** Fields of which a line says the values; it names the others. */
const shown = 2

/** Characters of a value in a line. */
const longest = 60

const Quiet = styled('span')({ fontSize: '0.875rem' })

/** What an operation changes, in a line: the first fields with both values, the others by name; and what became of it. */
export function OperationChanges({ entry }: { entry: Operation }) {
  const { t, i18n } = useTranslation('activity')
  const words = useFieldText()
  const { collection } = entry
  const { before, after } = recordsOf(entry)
  const changes = entry.operation === 'update' ? changesOf(entry) : []
  const others = changes.slice(shown).map(({ field }) => words.label(collection, field))
  return (
    <>
      {changes.slice(0, shown).map((change) => (
        <Quiet key={change.field}>
          <Sentence
            words={t('changed', {
              field: words.label(collection, change.field),
              before: words.value(entry, change.field, change.before, before, longest),
              after: words.value(entry, change.field, change.after, after, longest),
            })}
          />
        </Quiet>
      ))}
      {others.length > 0 ? (
        <Quiet>{t('alsoChanged', { fields: formatList(i18n.language, others) })}</Quiet>
      ) : null}
      {missedOf(entry).map(({ field, meant }) => (
        <Quiet key={`missed ${field}`}>
          <Sentence
            words={t('missed', {
              field: words.label(collection, field),
              meant: words.value(entry, field, meant, null, longest),
            })}
          />
        </Quiet>
      ))}
      {Object.entries(entry.overtaken ?? {}).map(([field, now]) => (
        <Quiet key={`overtaken ${field}`}>
          <Sentence
            words={t('overtaken.field', {
              field: words.label(collection, field),
              now: words.value(entry, field, now, null, longest),
            })}
          />
        </Quiet>
      ))}
    </>
  )
}

/** The fields that a series was meant to change. */
export function SeriesFields({ entries }: { entries: readonly Operation[] }) {
  const { i18n } = useTranslation('activity')
  const label = useFieldLabels()
  const labels = new Set(
    entries.flatMap(({ collection, operation, changes }) =>
      operation === 'update' ? Object.keys(changes).map((field) => label(collection, field)) : [],
    ),
  )
  return labels.size > 0 ? <Quiet>{formatList(i18n.language, [...labels])}</Quiet> : null
}
