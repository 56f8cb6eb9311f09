import Stack from '@mui/material/Stack'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useService } from '../service/useService.ts'
import { CollectionLinks } from '../translations/board/CollectionLinks.tsx'
import type { AddressSearch } from '../ui/filters/address.ts'
import { PageHeader } from '../ui/PageHeader.tsx'
import { RouterButton } from '../ui/RouterLinks.tsx'
import { LinkTabs } from '../ui/filters/LinkTabs.tsx'
import { ImportPart } from './in/ImportPart.tsx'
import { NewPart } from './make/NewPart.tsx'
import { ExportPart } from './out/ExportPart.tsx'
import { transferIn } from './out/useExportable.ts'

const parts = { out: ExportPart, in: ImportPart, new: NewPart }

/** Records of a language out to a file, and in again. */
export function TransferPage() {
  const { t } = useTranslation('transfer')
  const { language } = useService()
  const search: AddressSearch = useSearch({ strict: false })
  const { of, part } = transferIn(search)
  const { of: _of, part: _part, ...filters } = search
  const beside: AddressSearch = part === 'out' ? {} : { part }
  const ofThis: AddressSearch = of === 'events' ? filters : { ...filters, of }
  const tabs = (['out', 'in', 'new'] as const).map((id) => ({
    id,
    words: t(`part.${id}`),
    search: id === 'out' ? ofThis : { ...ofThis, part: id },
    isCurrent: id === part,
  }))
  const Part = parts[part]
  return (
    <Stack spacing={1.5}>
      <PageHeader
        title={t('title')}
        summary={t('summary')}
        actions={
          <RouterButton
            to={`/$language/${of}`}
            params={{ language }}
            search={filters}
            variant="outlined"
          >
            {t('list')}
          </RouterButton>
        }
      />
      <LinkTabs label={t('part.label')} tabs={tabs} />
      <CollectionLinks {...{ of, beside }} />
      <Part key={`${language} ${of}`} {...{ of }} />
    </Stack>
  )
}
