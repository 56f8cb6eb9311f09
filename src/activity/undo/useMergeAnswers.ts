import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { historyOptions } from '../../core/write/historyOptions.ts'
import type { Operation } from '../../core/write/operation.ts'
import { useService } from '../../service/useService.ts'
import { type AnswerChange, asOne, withoutAnswer } from '../../translations/confirmed/answers.ts'
import { answered } from '../../translations/confirming/confirmedHere.ts'
import { useReadConfirmed } from '../../translations/confirming/useConfirmed.ts'
import { toast } from '../../ui/toast/toast.ts'
import { answersOf, type Standing, standingOf } from './mergeAnswers.ts'

/** What merges said of versions, kept in this browser: it is taken back with them. */
export function useMergeAnswers(entries: readonly Operation[]) {
  const { t } = useTranslation('translations')
  const service = useService()
  const client = useQueryClient()
  const enabled = entries.some(({ said }) => said !== undefined)
  const { data } = useQuery({ ...historyOptions(service), enabled })
  const pairs = useReadConfirmed(service.site)
  const standings =
    data && pairs ? answersOf(entries, data).map((change) => standingOf(pairs, change)) : []
  const standing: Standing =
    (['back', 'since'] as const).find((one) => standings.includes(one)) ?? 'gone'
  return {
    standing,
    /** @returns what that changed, to be said with the writes that take the merges back: it goes with those in turn */
    async takeBack(): Promise<AnswerChange | undefined> {
      if (!enabled) return undefined
      const all = await client.fetchQuery(historyOptions(service))
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
