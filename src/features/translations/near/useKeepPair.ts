import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import { toast } from '../../../ui/toast/toast.ts'
import type { LinkDecision } from '../confirmed/confirmedPairs.ts'
import type { Service } from '../../../api/service.ts'
import { changeConfirmed } from '../confirming/confirmedHere.ts'
import { linked } from '../confirming/linkDecisions.ts'

/** Keeps in this browser that these are versions of one thing. False when the browser would not keep it. */
export function keepPair({ site }: Pick<Service, 'site'>, said: LinkDecision): Promise<boolean> {
  return changeConfirmed(site, (pairs) => linked(pairs, said.collection, said.versions))
}

/** Keeps in this browser that these are versions of one thing; where it cannot, that is said, and nothing else stops. */
export type KeepPair = (said: LinkDecision) => Promise<void>

export function useKeepPair(): KeepPair {
  const { t } = useTranslation('translations')
  const service = useService()
  return async (said) => {
    if (await keepPair(service, said)) return
    toast.show({ message: t('pairUnkept'), severity: 'warning' })
  }
}
