import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '../../i18n/formats.ts'
import { isAnyoneKept, keptHere } from './keptHere.ts'
import { keptKinds, useErasing } from './useErasing.ts'
import { useKeptHere } from './useKeptHere.ts'

/** Names what is kept in this browser, and removes it when asked twice. */
export function EraseDevice() {
  const { t, i18n } = useTranslation('settings')
  const erase = useErasing()
  const here = useKeptHere(keptHere)
  if (here === null) return null
  const kept = keptKinds(t, here)
  if (kept.length === 0) return <Typography>{t('storedNothing')}</Typography>
  const size = (bytes: number) => formatBytes(i18n.language, bytes)
  const all = kept.reduce((sum, { bytes }) => sum + bytes, 0)
  return (
    <>
      <div>
        <Typography>{t('storedText')}</Typography>
        <ul style={{ paddingInlineStart: 20 }}>
          {kept.map(({ words, bytes }) => (
            <li key={words}>
              {words}{' '}
              <Typography component="small" variant="body2" color="textSecondary">
                ({size(bytes)})
              </Typography>
            </li>
          ))}
        </ul>
        <Typography>{t('storedAll', { size: size(all) })}</Typography>
      </div>
      <Button color="error" variant="outlined" onClick={() => void erase()}>
        {t('erase')}
      </Button>
    </>
  )
}

/** The same for whoever is not signed in, where anything of anybody is kept. */
export function EraseSignedOut() {
  const { t } = useTranslation('settings')
  const erase = useErasing()
  const isThere = useKeptHere(isAnyoneKept)
  return isThere ? (
    <Button color="error" onClick={() => void erase()}>
      {t('eraseSignedOut')}
    </Button>
  ) : null
}
