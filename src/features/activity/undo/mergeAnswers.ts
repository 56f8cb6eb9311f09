import type { Operation } from '../../../core/write/operation.ts'
import { undoneKeys } from '../../../core/write/undo/inForce.ts'
import { type AnswerChange, asOne, withoutAnswer } from '../../translations/confirmed/answers.ts'
import { type ConfirmedPairs, isWithin } from '../../translations/confirmed/confirmedPairs.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { historyOptions } from '../../../core/write/historyOptions.ts'
import { useService } from '../../../api/useService.ts'
import { answered } from '../../translations/confirming/confirmedHere.ts'
import { useReadConfirmed } from '../../translations/confirming/useConfirmed.ts'
import { toast } from '../../../ui/toast/toast.ts'

/**
 * What merges said of versions, as far as it goes with these of their writes: where something that went comes back, or
 * nothing is left of the merge.
 * @param all the history, newest first
 */
export function answersOf(
  entries: readonly Operation[],
  all: readonly Operation[],
): readonly AnswerChange[] {
  const undone = new Set([...undoneKeys(all), ...entries.map(({ key }) => key)])
  const left = new Set(all.flatMap(({ key, series }) => (undone.has(key) ? [] : (series ?? []))))
  const goes = new Map<string, AnswerChange>()
  for (const { series, said, operation } of entries)
    // Sound because nothing but a merge says something for its series.
    if (series && said && (operation === 'delete' || !left.has(series)))
      goes.set(series, said as AnswerChange)
  return [...goes.values()]
}

/** Whether an answer can be taken back, or something else was said since; or it is not said any more. */
type AnswerState = 'back' | 'since' | 'gone'

export function answerStateOf(pairs: ConfirmedPairs, change: AnswerChange): AnswerState {
  if (withoutAnswer(pairs, change)) return 'back'
  const { together } = change.came
  return together.some((said) => pairs.together.some((group) => isWithin(said, group)))
    ? 'since'
    : 'gone'
}

/** What merges said of versions, kept in this browser: it is taken back with them. */
export function useMergeAnswers(entries: readonly Operation[]) {
  const { t } = useTranslation('translations')
  const service = useService()
  const client = useQueryClient()
  const enabled = entries.some(({ said }) => said !== undefined)
  const { data } = useQuery({ ...historyOptions(service), enabled })
  const pairs = useReadConfirmed(service.site)
  const states =
    data && pairs ? answersOf(entries, data).map((change) => answerStateOf(pairs, change)) : []
  const state: AnswerState =
    (['back', 'since'] as const).find((one) => states.includes(one)) ?? 'gone'
  return {
    state,
    /** @returns what that changed, to be said with the writes that take the merges back: it goes with those in turn */
    async takeBack(): Promise<AnswerChange | undefined> {
      if (!enabled) return undefined
      const all = await client.fetchQuery(historyOptions(service)).catch(() => [])
      const changes: AnswerChange[] = []
      for (const change of answersOf(entries, all)) {
        const came = await answered(service.site, (now) => withoutAnswer(now, change))
        if (came === 'full') toast.show({ message: t('confirming.notKept'), severity: 'error' })
        else if (came !== 'since') changes.push(came)
      }
      return changes.length === 0 ? undefined : asOne(changes)
    },
  }
}

export type MergeAnswers = ReturnType<typeof useMergeAnswers>
