import DialogContentText from '@mui/material/DialogContentText'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Operation } from '../../core/write/operation.ts'
import { formatList, formatNumber } from '../../i18n/formats.ts'
import { useFieldLabels } from '../useChangeWords.ts'
import { changesOf } from '../operationChanges.ts'

interface Props {
  entries: readonly Operation[]
  isBack: boolean
  /** what comes of things beside the records */
  children: ReactNode
}

/** What taking them back comes to, before anything is done. */
export function UndoMeaning({ entries, isBack, children }: Props) {
  const { t, i18n } = useTranslation('activity')
  const label = useFieldLabels()
  const [entry] = entries
  if (entry === undefined || entries.length > 1)
    return (
      <>
        <DialogContentText>{t('means.many')}</DialogContentText>
        {children}
      </>
    )
  const { collection, operation, links } = entry
  const isTerm = collection === 'categories' || collection === 'tags'
  const fields = changesOf(entry).map(({ field }) => label(collection, field))
  const count = links?.length ?? 0
  return (
    <>
      <DialogContentText>
        {operation === 'update'
          ? t(isBack ? 'back.means' : 'means.update', { fields: formatList(i18n.language, fields) })
          : t(`means.${operation}.${isTerm ? 'term' : 'post'}`)}
      </DialogContentText>
      {count > 0 ? (
        <DialogContentText>
          {t('means.links', { count, number: formatNumber(i18n.language, count) })}
        </DialogContentText>
      ) : null}
      {children}
    </>
  )
}
