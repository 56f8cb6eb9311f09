import { pageStore, usePageStore } from '../../../platform/pageStore.ts'
import { whenErased } from '../../../ui/whenErased.ts'

/** Keys of notes that the device did not take; of each what came last. */
const unkept = pageStore<ReadonlySet<string>>(new Set())

/** What came of a note. */
export function notifyNote(key: string, isKept: boolean): void {
  const others = [...unkept.get()].filter((one) => one !== key)
  unkept.set(new Set(isKept ? others : [...others, key]))
}

whenErased(() => unkept.set(new Set()))

/** Whether something that was to be noted on this page found no room on the device, and has found none since. */
export const useIsNoteUnkept = () => usePageStore(unkept).size > 0
