import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentSettings } from '../settings.ts'
import { createShortcutReader, useShortcut } from './shortcuts.ts'
import { lazily } from '../lazily.tsx'

const ShortcutSheet = lazily(() => import('./ShortcutSheet.tsx').then((it) => it.ShortcutSheet))

/** Listens for shortcuts, and shows all that work here under «?». The shell holds exactly one. */
export function ShortcutHost() {
  const { t } = useTranslation('ui')
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const read = createShortcutReader(() => currentSettings().shortcuts)
    document.addEventListener('keydown', read)
    return () => document.removeEventListener('keydown', read)
  }, [])
  useShortcut('?', t('shortcuts.title'), () => setOpen(true))

  return isOpen ? <ShortcutSheet onClose={() => setOpen(false)} /> : null
}
