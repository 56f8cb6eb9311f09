import { useTranslation } from 'react-i18next'
import { formatList, formatNumber } from '../../../i18n/formats.ts'
import { refusalWords } from '../../../service/refusalWords.ts'
import type { Outcome } from '../../bulk/performed.ts'
import type { Identified } from '../../collection.ts'
import type { Result } from './useBulk.ts'

/** What can come of a record, what needs looking at first. */
export const outcomeKinds = [
  'refused',
  'conflict',
  'differs',
  'notDone',
  'unchanged',
  'saved',
] as const
export type OutcomeKind = (typeof outcomeKinds)[number]

export function kindOf<R extends Identified>({ outcome }: Result<R>): OutcomeKind {
  if (outcome?.kind === 'saved' && outcome.withoutOthers) return 'differs'
  return outcome?.kind ?? 'notDone'
}

/** «24 saved, 2 refused» @param isOver what has no outcome then never got one */
export function useOutcomeCounts<R extends Identified>(
  results: readonly Result<R>[],
  isOver: boolean,
): string {
  const { t, i18n } = useTranslation('bulk')
  const counts = new Map<OutcomeKind, number>()
  for (const result of results) {
    const kind = kindOf(result)
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  const words = outcomeKinds.toReversed().flatMap((kind) => {
    const count = counts.get(kind) ?? 0
    if (count === 0 || (kind === 'notDone' && !isOver)) return []
    return [t(`counts.${kind}`, { count, number: formatNumber(i18n.language, count) })]
  })
  return formatList(i18n.language, words)
}

/** Why a record is not as it was meant, as a sentence; nothing when it is, or was kept back here for reasons of its own. */
export function useOutcomeWords(labelOf: (field: string) => string) {
  const { t, i18n } = useTranslation(['bulk', 'recordDeletion', 'service'])
  return <R>(outcome: Outcome<R> | undefined): string => {
    if (outcome?.kind === 'refused' && !outcome.reasons) {
      const { title, values, afterWrite } = refusalWords(outcome.refusal)
      const after = afterWrite ? t(`service:${afterWrite}`) : ''
      return `${t(`service:${title}`, values)} ${after}`.trim()
    }
    if (outcome?.kind === 'saved' && outcome.withoutOthers)
      return t('recordDeletion:notPutBack', { count: outcome.withoutOthers })
    if (outcome?.kind === 'conflict' && outcome.crossed) return t('why.crossed')
    if (outcome?.kind === 'differs' || outcome?.kind === 'conflict') {
      const fields = formatList(i18n.language, outcome.fields.map(labelOf))
      return t(`why.${outcome.kind}`, { fields })
    }
    return ''
  }
}
