import { useTranslation } from 'react-i18next'
import { formatList } from '../../i18n/formats.ts'
import { confirm } from '../../ui/confirm/confirm.ts'
import { toast } from '../../ui/toast/toast.ts'
import { storedWhere } from '../session/storedAccount.ts'
import { useSession } from '../session/sessionContext.ts'
import { useSignOut } from '../session/useSignOut.ts'
import { accountData, dataKinds, removeAccountData } from './accountData.ts'

/**
 * Signs out because a person wants to, and asks then what of theirs stays on this device, where anything does: the
 * password is gone by then, even if nobody answers. Whoever stayed signed in for the page alone leaves nothing, unless
 * it is nowhere else.
 */
export function useLeaving(): () => Promise<void> {
  const { t, i18n } = useTranslation('settings')
  const session = useSession()
  const signOut = useSignOut()
  return async () => {
    const { service } = session.current()
    const keep = storedWhere(session.site)
    if (!(await signOut()) || !service) return
    const counts = await accountData(service)
    const kinds = dataKinds.filter((kind) => counts[kind] > 0)
    if (kinds.length === 0) return
    const isUnsent = counts.texts + counts.imports > 0
    const kept = kinds.map((kind) => t(`leaving.${kind}`, { count: counts[kind] }))
    const isRemoved =
      (keep === 'page' && !isUnsent) ||
      (await confirm({
        title: t('leaving.title'),
        text: [t('leaving.text'), isUnsent ? t('eraseUnsaved') : ''].filter(Boolean).join(' '),
        decline: t('leaving.keep', { kept: formatList(i18n.language, kept) }),
        action: t('leaving.remove', { count: Math.max(kinds.length, counts.texts) }),
        isDangerous: true,
      }))
    if (!isRemoved) return
    toast.show(
      (await removeAccountData(service))
        ? { message: t('leaving.removed') }
        : { message: t('eraseFailed'), severity: 'error' },
    )
  }
}
