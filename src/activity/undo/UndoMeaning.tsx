import DialogContentText from '@mui/material/DialogContentText'
import { useTranslation } from 'react-i18next'
import type { Identified } from '../../collection/collection.ts'
import { UnpublishNote } from '../../collection/form/UnpublishNote.tsx'
import { isOut } from '../../collection/form/useMayPublish.ts'
import type { Operation } from '../../core/write/operation.ts'
import { formatList, formatNumber } from '../../i18n/formats.ts'
import { writables } from '../../records/records.ts'
import { changesOf } from '../operationChanges.ts'
import { useFieldLabels } from '../useFieldText.ts'
import type { MergeAnswers } from './mergeAnswers.ts'

interface Props {
  entries: readonly Operation[]
  isBack: boolean
  answers: MergeAnswers
}

/** What taking them back comes to, before anything is done. */
export function UndoMeaning({ entries, isBack, answers: { state } }: Props) {
  const { t, i18n } = useTranslation(['activity', 'translations'])
  const label = useFieldLabels()
  const entry = entries.length === 1 ? entries[0] : undefined
  const meaning = () => {
    if (!entry) return t('means.many')
    const { collection, operation } = entry
    const isTerm = collection === 'categories' || collection === 'tags'
    if (operation !== 'update') return t(`means.${operation}.${isTerm ? 'term' : 'post'}`)
    const labels = changesOf(entry).map(({ field }) => label(collection, field))
    const fields = formatList(i18n.language, labels)
    return t(isBack ? 'back.means' : 'means.update', { fields })
  }
  const count = entry?.links?.length ?? 0
  const holes = { list: t('translations:answered.kinds.together'), page: t('translations:title') }
  return (
    <>
      <DialogContentText>{meaning()}</DialogContentText>
      {count > 0 ? (
        <DialogContentText>
          {t('means.links', { count, number: formatNumber(i18n.language, count) })}
        </DialogContentText>
      ) : null}
      {state === 'gone' ? null : (
        <DialogContentText sx={{ mt: 1 }}>{t(`means.said.${state}`, holes)}</DialogContentText>
      )}
      {entries.some(isOfPublic) ? <UnpublishNote /> : null}
    </>
  )
}

/** Taken back, it is public again, or still. */
function isOfPublic({ collection, operation, before }: Operation): boolean {
  // Sound because what is recorded of a record is that record.
  const record = before as Identified | null
  return (
    operation === 'update' && !!record && isOut(writables[collection].fields.status?.of(record))
  )
}
