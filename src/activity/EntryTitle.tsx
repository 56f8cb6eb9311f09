import { useTranslation } from 'react-i18next'
import { RecordLink } from '../collection/form/RecordLink.tsx'
import type { Operation } from '../core/write/operation.ts'
import { isNowhere } from '../collection/undo/inForce.ts'
import { titleOf } from './written.ts'

/** What was done to which record; its name leads to it where there is still something to lead to. */
export function EntryTitle({ entry }: { entry: Operation }) {
  const { t } = useTranslation('history')
  const { collection, operation, id, language, after } = entry
  const title = <span lang={language}>{titleOf(entry)}</span>
  const isTerm = collection === 'categories' || collection === 'tags'
  const isGone = isNowhere(entry) || (after === null && isTerm)
  return (
    <>
      {t(`did.${collection}.${operation}`)}{' '}
      {isGone ? (
        <strong>{title}</strong>
      ) : (
        <RecordLink name={collection} language={language} place={{ id: String(id) }}>
          {title}
        </RecordLink>
      )}
    </>
  )
}
