import { useTranslation } from 'react-i18next'
import { RecordLink } from '../../core/views/form/RecordLink.tsx'
import { isNowhere } from '../../core/write/undo/inForce.ts'
import type { Operation } from '../../core/write/operation.ts'
import { kindOf, titleOf } from './operationChanges.ts'

interface Props {
  entry: Operation
  /** of the record's name */
  id?: string
}

/** What is done to which record; its name leads to it where there is something to lead to. */
export function OperationTitle({ entry, id }: Props) {
  const { t } = useTranslation('activity')
  const { collection, language, after, waiting } = entry
  const name = titleOf(entry)
  const title = (
    <span id={id} lang={name ? language : undefined}>
      {name || t('unsent.untitled')}
    </span>
  )
  const isTerm = collection === 'categories' || collection === 'tags'
  const isGone = isNowhere(entry) || (after === null && isTerm && !waiting)
  return (
    <>
      {t(`${waiting ? 'planned' : 'did'}.${kindOf(entry)}`)}{' '}
      {isGone ? (
        <strong>{title}</strong>
      ) : (
        <RecordLink name={collection} language={language} place={{ id: String(entry.id) }}>
          {title}
        </RecordLink>
      )}
    </>
  )
}
