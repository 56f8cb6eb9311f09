import { useTranslation } from 'react-i18next'
import { isAsMeant, isFailed } from '../../collection/bulk/performed.ts'
import { RecordLink } from '../../collection/form/RecordLink.tsx'
import { useOutcomeWords } from '../../collection/list/bulk/outcomeWords.ts'
import type { Relinked } from '../../collection/deleting/relinking.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { useFieldLabels } from '../useChangeWords.ts'
import { titleOfRecord } from '../../records/records.ts'
import { TryAgain } from './TryAgain.tsx'
import type { Result, UndoRun } from './useUndoing.ts'

interface Props {
  result: Result
  links: readonly Relinked[]
  undoing: UndoRun
}

/** Which records name again what was deleted, and why others do not. */
export function LinkResults({ result, links, undoing }: Props) {
  const { item: entry } = result
  const { t, i18n } = useTranslation('activity')
  if (entry.operation !== 'delete' || entry.collection === 'events') return null
  if (!entry.links) return <p>{t('links.unknown')}</p>
  const back = links.filter(({ outcome }) => isAsMeant(outcome)).length
  return (
    <>
      <p>
        {t('links.back', { count: back, number: formatNumber(i18n.language, back) })}{' '}
        {t('links.hidden')}
      </p>
      <ul>
        {links
          .filter(({ outcome }) => !isAsMeant(outcome))
          .map((relinked) => (
            <li key={`${relinked.link.language} ${relinked.link.collection} ${relinked.link.id}`}>
              <LeftOut {...{ result, relinked, undoing }} />
            </li>
          ))}
      </ul>
    </>
  )
}

type LeftOutProps = Omit<Props, 'links'> & { relinked: Relinked }

function LeftOut({ result, relinked, undoing }: LeftOutProps) {
  const { link, record, outcome } = relinked
  const { t } = useTranslation('activity')
  const label = useFieldLabels()
  const why = useOutcomeWords((field) => label(link.collection, field))
  const { collection, language, id } = link
  return (
    <>
      <RecordLink name={collection} language={language} place={{ id: String(id) }}>
        <span lang={language}>{record ? titleOfRecord(collection, record) : `#${id}`}</span>
      </RecordLink>
      : {outcome.kind === 'taken' ? t('links.taken') : why(outcome)}
      <LinkAgain {...{ result, relinked, undoing }} />
    </>
  )
}

/** The way to try it once more, where nothing else took its place. */
function LinkAgain({ result, relinked, undoing }: LeftOutProps) {
  const { outcome } = relinked
  if (outcome.kind === 'taken' || !isFailed(outcome)) return null
  return (
    <TryAgain
      asksPassword={outcome.kind === 'refused' && outcome.refusal.kind === 'password'}
      isGiven={undoing.isGiven(result.item, relinked)}
      isBusy={undoing.job.again !== null}
      onAgain={(password) => void undoing.linkAgain(result, relinked, password)}
    />
  )
}
