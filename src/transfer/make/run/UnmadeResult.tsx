import { useTranslation } from 'react-i18next'
import type { CollectionName } from '../../../collection/collection.ts'
import { useService } from '../../../service/useService.ts'
import { RouterLink } from '../../../ui/RouterLinks.tsx'
import { useRowWords } from '../check/useRowWords.ts'
import { isWrong, type UnmadeRow } from './unmadeRow.ts'

/** A row of the file of which nothing was made, and why. */
export function UnmadeResult({ of, row }: { of: CollectionName; row: UnmadeRow }) {
  const { t } = useTranslation('transfer')
  const { language } = useService()
  const words = useRowWords(of)
  const { place, title, wrong, twin } = row
  return (
    <>
      {t('in.row', { place })} <span lang={language}>{title}</span>
      {' — '}
      {isWrong(row)
        ? [t('new.run.notMade'), ...wrong.map(words.problem)].join(' ')
        : t('new.run.left')}{' '}
      {isWrong(row) ? null : <Why {...{ of, twin }} />}
    </>
  )
}

function Why({ of, twin }: { of: CollectionName; twin: UnmadeRow['twin'] }) {
  const { t } = useTranslation('transfer')
  const { language } = useService()
  if (twin === null) return t('new.run.leftWhy.unticked')
  if (twin.kind === 'row') return t('new.run.leftWhy.row', { place: twin.place })
  if (twin.kind === 'cancelled') return t('new.run.leftWhy.cancelled')
  const its = twin.kind === 'exported' ? twin.language : language
  return (
    <>
      {t(`new.run.leftWhy.${twin.kind}`)}{' '}
      <RouterLink to={`/$language/${of}/$id`} params={{ language: its, id: String(twin.id) }}>
        <span lang={its}>{twin.name}</span>
      </RouterLink>
    </>
  )
}
