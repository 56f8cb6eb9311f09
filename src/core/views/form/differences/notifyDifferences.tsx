import { confirm } from '../../../../ui/confirm/confirm.ts'
import { focusPage } from '../../../../ui/pageFocus.ts'
import type { Identified } from '../../../resource/collection.ts'
import { type DifferencesSubject, DifferencesDialog } from './DifferencesDialog.tsx'

/** Lists over the page what of a save is not as it was meant, each with a way to put it back: for writes without a form. */
export async function notifyDifferences<R extends Identified>(
  told: DifferencesSubject<R>,
): Promise<void> {
  // Sound because nothing but records of its own collection is handed to it.
  const any = told as unknown as DifferencesSubject<Identified>
  await confirm({
    render: (answer) => <DifferencesDialog {...any} onClose={() => answer(false)} />,
  })
  // What opened it may be gone, as the news in the corner is.
  if (document.activeElement === document.body) focusPage()
}
