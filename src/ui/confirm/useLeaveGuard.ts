import { useBlocker } from '@tanstack/react-router'
import { confirm, type OwnDialog, type Question } from './confirm.ts'
import { isLeftKept } from './keptLeave.ts'

interface Guard {
  isOn: boolean
  question: Question | OwnDialog
  /** Asks as well where only the search of the address would change, or where it would be one of these. */
  alsoOnPage?: boolean | ((search: Readonly<Record<string, unknown>>) => boolean)
  /** Also on closing the tab, in the browser's words: where something would be lost. */
  asksOnClose?: boolean
  /** What is at stake is kept by `reloadKept`. */
  isKeepable?: boolean
}

/** Asks before a page is left; on closing the tab the browser asks in its own words. */
export function useLeaveGuard({
  isOn,
  question,
  alsoOnPage = false,
  asksOnClose = true,
  isKeepable = false,
}: Guard): void {
  useBlocker({
    disabled: !isOn,
    enableBeforeUnload: () => isOn && asksOnClose && !(isKeepable && isLeftKept()),
    async shouldBlockFn({ current, next }) {
      const isOfPage = current.pathname === next.pathname
      const { search } = next
      const isLeft = typeof alsoOnPage === 'function' ? alsoOnPage(search) : alsoOnPage
      if (isOfPage && !isLeft) return false
      return !(await confirm(question))
    },
  })
}
