import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { withoutAnswer } from '../translations/confirmed/answers.ts'
import { answered, type Answered } from '../translations/confirming/confirmedHere.ts'
import { saidTogether } from '../translations/confirming/said.ts'
import type { Versions } from '../translations/pairing/listing.ts'
import { toast } from '../ui/toast/toast.ts'
import type { Named } from './naming.ts'

/** What a merge says of the versions that stay: kept in this browser, and taken back with the merge. */
export function useTogether(site: string) {
  const { t } = useTranslation('translations')
  const given = useRef<Promise<Answered>>(null)
  return {
    async say(of: Named, versions: Versions): Promise<void> {
      given.current = answered(site, (pairs) => saidTogether(pairs, of, versions))
      if ((await given.current) === 'full')
        toast.show({ message: t('confirming.notKept'), severity: 'error' })
    },
    /** What something else was said of since stays. */
    async takeBack(): Promise<void> {
      const change = await given.current
      given.current = null
      if (change && typeof change !== 'string')
        await answered(site, (pairs) => withoutAnswer(pairs, change))
    },
  }
}
