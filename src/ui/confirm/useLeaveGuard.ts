import { useBlocker } from '@tanstack/react-router'
import { confirm, type OwnDialog, type Question } from './confirm.ts'

interface Guard {
  isOn: boolean
  question: Question | OwnDialog
  /** Asks as well where only the search of the address would change. */
  alsoOnPage?: boolean
}

/** Asks before a page is left; on closing the tab the browser asks in its own words. */
export function useLeaveGuard({ isOn, question, alsoOnPage = false }: Guard): void {
  useBlocker({
    disabled: !isOn,
    enableBeforeUnload: isOn,
    async shouldBlockFn({ current, next }) {
      if (!alsoOnPage && current.pathname === next.pathname) return false
      return !(await confirm(question))
    },
  })
}
