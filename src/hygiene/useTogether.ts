import { useTranslation } from 'react-i18next'
import type { AnswerChange } from '../translations/confirmed/answers.ts'
import { answered } from '../translations/confirming/confirmedHere.ts'
import { saidTogether } from '../translations/confirming/said.ts'
import type { Versions } from '../translations/pairing/listing.ts'
import { toast } from '../ui/toast/toast.ts'
import type { Named } from './naming.ts'

/** Says of the versions that stay that they are of one thing. What that changed, for it goes back with the merge. */
export function useTogether(site: string) {
  const { t } = useTranslation('translations')
  return async (of: Named, versions: Versions): Promise<AnswerChange | null> => {
    const change = await answered(site, (pairs) => saidTogether(pairs, of, versions))
    if (change === 'full') toast.show({ message: t('confirming.notKept'), severity: 'error' })
    return typeof change === 'string' ? null : change
  }
}
