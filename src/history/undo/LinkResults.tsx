import { useTranslation } from 'react-i18next'
import { RecordLink } from '../../collection/form/RecordLink.tsx'
import type { JournalEntry } from '../../collection/journal.ts'
import { useOutcomeWords } from '../../collection/list/bulk/outcomeWords.ts'
import type { Relinked } from '../../collection/undo/relinking.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { useFieldLabels } from '../useChangeWords.ts'
import { titleOfRecord } from '../../records/records.ts'

const isBack = ({ outcome: { kind } }: Relinked) => kind === 'saved' || kind === 'unchanged'

interface Props {
  entry: JournalEntry
  links: readonly Relinked[]
}

/** Which records name again what was deleted, and why others do not. */
export function LinkResults({ entry, links }: Props) {
  const { t, i18n } = useTranslation('history')
  if (entry.operation !== 'delete' || entry.collection === 'events') return null
  if (!entry.links) return <p>{t('links.unknown')}</p>
  const back = links.filter(isBack).length
  return (
    <>
      <p>
        {t('links.back', { count: back, number: formatNumber(i18n.language, back) })}{' '}
        {t('links.hidden')}
      </p>
      <ul>
        {links
          .filter((link) => !isBack(link))
          .map((relinked) => (
            <li key={`${relinked.link.collection} ${relinked.link.id}`}>
              <LeftOut relinked={relinked} />
            </li>
          ))}
      </ul>
    </>
  )
}

function LeftOut({ relinked: { link, record, outcome } }: { relinked: Relinked }) {
  const { t } = useTranslation('history')
  const label = useFieldLabels()
  const why = useOutcomeWords((field) => label(link.collection, field))
  const { collection, language, id } = link
  return (
    <>
      <RecordLink name={collection} language={language} place={{ id: String(id) }}>
        <span lang={language}>{record ? titleOfRecord(collection, record) : `#${id}`}</span>
      </RecordLink>
      : {outcome.kind === 'taken' ? t('links.taken') : why(outcome)}
    </>
  )
}
