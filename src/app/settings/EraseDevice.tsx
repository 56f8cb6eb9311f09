import Button from '@mui/material/Button'
import { useColorScheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatList } from '../../i18n/formats.ts'
import { confirm } from '../../ui/confirm/confirm.ts'
import { reloadSettings } from '../../ui/settings.ts'
import { toast } from '../../ui/toast/toast.ts'
import { useSignOut } from '../session/useSignOut.ts'
import { eraseHere, type KeptHere, keptHere, named } from './keptHere.ts'
import { useKeptHere } from './useKeptHere.ts'

/** Names what is kept in this browser, and removes it when asked twice. */
export function EraseDevice() {
  const { t, i18n } = useTranslation('settings')
  const signOut = useSignOut()
  const { setMode } = useColorScheme()
  const here = useKeptHere()

  async function erase() {
    const now = await keptHere()
    const text = t('eraseText', { kept: formatList(i18n.language, keptWords(t, now)) })
    const isConfirmed = await confirm({
      title: t('eraseTitle'),
      text: now.drafts + now.queue > 0 ? `${text} ${t('eraseUnsaved')}` : text,
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

  if (here === null) return null
  const kept = keptWords(t, here)
  if (kept.length === 0) return <Typography>{t('storedNothing')}</Typography>
  return (
    <>
      <div>
        <Typography>{t('storedText')}</Typography>
        <ul>
          {kept.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </div>
      <Button color="error" variant="outlined" onClick={() => void erase()}>
        {t('erase')}
      </Button>
    </>
  )
}

function keptWords(t: TFunction<'settings'>, kept: KeptHere): string[] {
  return [
    ...named.map((kind) => (kept[kind] > 0 ? t(`kinds.${kind}`, { count: kept[kind] }) : '')),
    kept.other > 0 ? t('kinds.other', { count: kept.other }) : '',
  ].filter(Boolean)
}
