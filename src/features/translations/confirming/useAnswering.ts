import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/toast/toast.ts'
import { type AnswerChange, withoutAnswer } from '../confirmed/answers.ts'
import type { ConfirmedPairs } from '../confirmed/confirmedPairs.ts'
import { answered, type Answered } from './confirmedHere.ts'

/** What changes of what is said; null where it does not fit any more. */
export type Change = (pairs: ConfirmedPairs) => ConfirmedPairs | null

/** Answers that are kept in this browser, each told with the way back. */
export function useAnswering(site: string) {
  const { t } = useTranslation(['translations', 'ui'])
  // Those of this visit that were not taken back, the last one at the end.
  const given = useRef<readonly AnswerChange[]>([])

  const failed = (what: Extract<Answered, string>) => {
    if (what === 'full') toast.show({ message: t('confirming.notKept'), severity: 'error' })
    else toast.show({ message: t('answered.since'), severity: 'warning' })
  }

  const takeBack = async (change: AnswerChange) => {
    given.current = given.current.filter((one) => one !== change)
    const came = await answered(site, (pairs) => withoutAnswer(pairs, change))
    // What found no room may be tried again.
    if (came === 'full') given.current = [...given.current, change]
    if (typeof came === 'string') failed(came)
    else toast.show({ message: t('answered.undone') })
  }

  return {
    /** @param done what is said when it is kept */
    async answer(change: Change, done: string): Promise<void> {
      const came = await answered(site, change)
      if (typeof came === 'string') return failed(came)
      given.current = [...given.current, came]
      const actions = [{ label: t('ui:undo'), isUndo: true, onClick: () => void takeBack(came) }]
      toast.show({ message: done, actions })
    },
    /** Takes the last answer back, and then the one before. */
    takeLastBack(): void {
      const last = given.current.at(-1)
      if (last) void takeBack(last)
      else toast.show({ message: t('answered.noneLeft'), severity: 'info' })
    },
  }
}

export type Answering = ReturnType<typeof useAnswering>
