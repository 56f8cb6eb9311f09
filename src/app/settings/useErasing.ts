import { useColorScheme } from '@mui/material/styles'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatList } from '../../i18n/formats.ts'
import { confirm } from '../../ui/confirm/confirm.ts'
import { reloadSettings } from '../../ui/settings.ts'
import { toast } from '../../ui/toast/toast.ts'
import { useSessionState } from '../session/sessionContext.ts'
import { useSignOut } from '../session/useSignOut.ts'
import { eraseHere, type KeptHere, keptHere, named } from './keptHere.ts'

/** What a person has begun, and is nowhere but here. */
const unsent = ['drafts', 'queue', 'pictureWords', 'imports', 'duplicating'] as const

/** Asks, naming all that is kept in this browser, and removes it. */
export function useErasing(): () => Promise<void> {
  const { t, i18n } = useTranslation('settings')
  const { service } = useSessionState()
  const signOut = useSignOut()
  const { setMode } = useColorScheme()
  return async () => {
    const now = await keptHere()
    const kept = keptKinds(t, now).map(({ words }) => words)
    const isUnsent = unsent.some((kind) => now[kind].count > 0)
    const isTakeable = now.views.count + now.pairs.count + now.history.count > 0
    const isConfirmed = await confirm({
      title: t('eraseTitle'),
      text: [
        t('eraseText', { kept: formatList(i18n.language, kept) }),
        service ? t('eraseSignsOut') : '',
        isUnsent ? t('eraseUnsaved') : '',
        service && isTakeable ? t('eraseTakeable') : '',
      ]
        .filter(Boolean)
        .join(' '),
      action: t('eraseAction'),
      isDangerous: true,
    })
    if (!isConfirmed || !(await signOut())) return
    setMode('system')
    const isErased = await eraseHere()
    reloadSettings()
    toast.show(
      isErased ? { message: t('erased') } : { message: t('eraseFailed'), severity: 'error' },
    )
  }
}

/** The kinds of which there is something, in words. */
export function keptKinds(t: TFunction<'settings'>, here: KeptHere) {
  return ([...named, 'other'] as const).flatMap((kind) => {
    const { count, bytes } = here[kind]
    return count > 0 ? [{ words: t(`kinds.${kind}`, { count }), bytes }] : []
  })
}
