import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import { toast } from '../../../ui/toast/toast.ts'
import type { Said } from '../confirmed/confirmedPairs.ts'
import type { Service } from '../../../api/service.ts'
import { changeConfirmed } from '../confirming/confirmedHere.ts'
import { saidTogether } from '../confirming/said.ts'

/** Keeps in this browser that these are versions of one thing. False when the browser would not keep it. */
export function keepPair({ site }: Pick<Service, 'site'>, said: Said): Promise<boolean> {
  return changeConfirmed(site, (pairs) => saidTogether(pairs, said.collection, said.versions))
}

/** Keeps in this browser that these are versions of one thing; where it cannot, that is said, and nothing else stops. */
export type KeepPair = (said: Said) => Promise<void>

export function useKeepPair(): KeepPair {
  const { t } = useTranslation('translations')
  const service = useService()
  return async (said) => {
    if (await keepPair(service, said)) return
    toast.show({ message: t('pairUnkept'), severity: 'warning' })
  }
}
