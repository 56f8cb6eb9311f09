import DialogContentText from '@mui/material/DialogContentText'
import { useTranslation } from 'react-i18next'
import { VersionLine, VersionLines } from '../version/VersionLine.tsx'
import type { Placed } from './carried.ts'

/** The versions that are confirmed by carrying facts to them. */
export function PairsToConfirm({ places }: { places: readonly Placed[] }) {
  const { t } = useTranslation(['carry', 'version'])
  return (
    <div>
      <DialogContentText>{t('pair')}</DialogContentText>
      <VersionLines>
        {places.map(({ service: { language }, record }) => (
          <VersionLine key={`${language} ${record.id}`} version={{ ...record, language }} />
        ))}
      </VersionLines>
      <DialogContentText>{t('version:kept')}</DialogContentText>
    </div>
  )
}
