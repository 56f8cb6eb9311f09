import { useTranslation } from 'react-i18next'
import type { Service } from '../../../api/service.ts'
import { toast, type ToastAction } from '../../../ui/toast/toast.ts'
import { enqueueAlso } from './enqueue.ts'
import { type HeldWrite, UnsentWrite } from './unsent.ts'

/** Puts writes where they wait for the network, and says so. */
export function useLetWait(service: Service) {
  const { t } = useTranslation('recordForm')
  /** @returns the keys that they wait under; null where the device did not take them */
  const letWait = async (writes: readonly HeldWrite[]): Promise<readonly string[] | null> => {
    const keys = await enqueueAlso(service, writes)
    toast.show(
      keys
        ? { message: t('later.kept', { count: writes.length }), severity: 'info' }
        : { message: t('later.notKept'), severity: 'error' },
    )
    return keys
  }
  const actionsOf = (write: HeldWrite | null): readonly ToastAction[] =>
    write === null ? [] : [{ label: t('later.send'), onClick: () => void letWait([write]) }]
  return {
    letWait,
    /** What the news of a write that the network did not carry offers: to send it later, where that is possible. */
    actionsOf,
    /** The same of a refused one. */
    actionsFor: (error: unknown) => actionsOf(error instanceof UnsentWrite ? error.write : null),
  }
}
