import DialogContentText from '@mui/material/DialogContentText'
import { useTranslation } from 'react-i18next'
import { VersionLine, VersionLines } from '../version/VersionLine.tsx'
import { titleOfRecord } from '../../records/records.ts'
import type { FactKind } from '../facts/factKinds.ts'
import type { Placed } from './carried.ts'

interface Props {
  kind: FactKind
  places: readonly Placed[]
}

/** The versions that are confirmed by carrying facts to them. */
export function PairsToConfirm({ kind, places }: Props) {
  const { t } = useTranslation(['carry', 'version'])
  return (
    <div>
      <DialogContentText>{t('pair')}</DialogContentText>
      <VersionLines>
        {places.map(({ service: { language }, record }) => (
          <VersionLine
            key={`${language} ${record.id}`}
            version={{
              language,
              slug: record.slug,
              start_date: record.start_date ?? '',
              title: titleOfRecord(kind.of, record),
            }}
          />
        ))}
      </VersionLines>
      <DialogContentText>{t('version:kept')}</DialogContentText>
    </div>
  )
}
