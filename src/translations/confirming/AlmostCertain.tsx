import { useTranslation } from 'react-i18next'
import { formatList, formatNumber } from '../../i18n/formats.ts'
import { Button } from '../../ui/Button.tsx'
import { confirm } from '../../ui/confirm/confirm.ts'
import type { PairedCollection } from '../pairing/listing.ts'
import type { ConfirmItem } from './confirmItems.ts'
import { saidTogether } from './said.ts'
import type { Answering, Change } from './useAnswering.ts'
import type { ConfirmWords } from './useConfirmWords.ts'

interface Props {
  of: PairedCollection
  items: readonly ConfirmItem[]
  words: ConfirmWords
  answering: Answering
}

/** Confirms in one go all that is right in 199 of 200, after saying how many that is. */
export function AlmostCertain({ of, items, words, answering }: Props) {
  const { t, titleOf } = words
  const { i18n } = useTranslation('translations')
  const sure = items.filter(({ certainty, isPaired }) => isPaired && certainty === 'almostCertain')
  const counted = { count: sure.length, number: formatNumber(i18n.language, sure.length) }
  const confirmAll = async () => {
    const examples = sure
      .slice(0, 3)
      .map(({ source, candidate }) =>
        t('confirming.pair', { one: titleOf(source), other: titleOf(candidate) }),
      )
    const isMeant = await confirm({
      title: t('confirming.manyTitle', counted),
      text: t('confirming.manyText', { examples: formatList(i18n.language, examples) }),
      action: t('confirming.manyAction'),
    })
    if (isMeant) await answering.answer(allTogether(of, sure), t('confirming.manyDone', counted))
  }
  return sure.length > 1 ? (
    <div>
      <Button variant="contained" onClick={() => void confirmAll()}>
        {t('confirming.many', counted)}
      </Button>
    </div>
  ) : null
}

function allTogether(of: PairedCollection, sure: readonly ConfirmItem[]): Change {
  return (pairs) =>
    sure.reduce(
      (all, { source, candidate }) =>
        saidTogether(all, of, {
          [source.language]: source.id,
          [candidate.language]: candidate.id,
        }),
      pairs,
    )
}
