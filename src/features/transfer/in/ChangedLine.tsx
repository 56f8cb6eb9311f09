import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { CollectionName } from '../../../core/resource/collection.ts'
import { fieldLabel } from '../../../core/resource/fieldLabel.ts'
import { formatList } from '../../../i18n/formats.ts'
import { titleOfRecord, writables } from '../../../resources/records.ts'
import { useService } from '../../../api/useService.ts'
import { ComparedTexts } from '../../../ui/compare/ComparedTexts.tsx'
import { ChoiceLine } from '../../../ui/files/ChoiceLine.tsx'
import { RouterLink } from '../../../ui/RouterLinks.tsx'
import type { ChangedRow } from './checkedFile.ts'

interface Props {
  of: CollectionName
  row: ChangedRow
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** One record: what its cells would change of it, and what has changed of that since the file was written. */
export function ChangedLine({ of, row, isChosen, onChoose }: Props) {
  const { t, i18n } = useTranslation('transfer')
  const { language } = useService()
  const id = useId()
  const { record, shown, since, doubtful, place } = row
  const label = (field: string) => fieldLabel(i18n, of, field)
  return (
    <ChoiceLine
      {...{ id, isChosen, onChoose }}
      name={
        <>
          {t('in.row', { place })}{' '}
          <RouterLink
            to={`/$language/${of}/$id`}
            params={{ language, id: String(record.id) }}
            lang={language}
          >
            {titleOfRecord(of, record)}
          </RouterLink>
        </>
      }
    >
      {(
        [
          ['since', since],
          ['doubtful', doubtful],
        ] as const
      ).map(([word, fields]) =>
        fields.length > 0 ? (
          <p key={word}>
            <strong>
              {t(`in.${word}`, { fields: formatList(i18n.language, fields.map(label)) })}
            </strong>
          </p>
        ) : null,
      )}
      {shown.map(({ field, before, after }) => (
        <div key={field}>
          <p>{label(field)}</p>
          <ComparedTexts
            {...{ before, after }}
            isHtml={writables[of].fields[field]?.kind === 'html'}
            lang={language}
          />
        </div>
      ))}
    </ChoiceLine>
  )
}
