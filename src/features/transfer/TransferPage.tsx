import Stack from '@mui/material/Stack'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useService } from '../../api/useService.ts'
import { CollectionLinks } from '../translations/board/CollectionLinks.tsx'
import type { AddressSearch } from '../../ui/filters/address.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RouterButton } from '../../ui/RouterLinks.tsx'
import { LinkTabs } from '../../ui/filters/LinkTabs.tsx'
import { ImportPart } from './in/ImportPart.tsx'
import { NewPart } from './make/NewPart.tsx'
import { ExportPart } from './out/ExportPart.tsx'
import { parts, transferIn } from './out/useExportable.ts'
import { PackPart } from './pack/PackPart.tsx'
import { packNames } from './pack/page/packAddress.ts'

const partOf = { out: ExportPart, in: ImportPart, new: NewPart, pack: PackPart }

/** Records of a language out to a file, and in again. */
export function TransferPage() {
  const { t } = useTranslation('transfer')
  const { language } = useService()
  const search: AddressSearch = useSearch({ strict: false })
  const { of, part } = transferIn(search)
  const filters = without(search, ['of', 'part', ...packNames])
  const beside: AddressSearch = part === 'out' ? {} : { part }
  const ofThis: AddressSearch = of === 'events' ? filters : { ...filters, of }
  const searchFor = (id: (typeof parts)[number]) => {
    if (id === 'out') return ofThis
    if (id !== 'pack') return { ...ofThis, part: id }
    if (part === 'pack') return search
    // Agendas are of events: what narrows another list narrows none of them.
    return of === 'events' ? { ...filters, part: id } : { part: id }
  }
  const tabs = parts.map((id) => ({
    id,
    words: t(`part.${id}`),
    search: searchFor(id),
    isCurrent: id === part,
  }))
  const Part = partOf[part]
  const navigate = useNavigate()
  const given = useRef<File[]>([])
  const onChanges = (file: File) => {
    given.current = [file]
    void navigate({ to: '.', search: searchFor('in') })
  }
  const takeGiven = () => given.current.splice(0)
  return (
    <Stack spacing={1.5}>
      <PageHeader
        title={t('title')}
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
      {part === 'pack' ? null : <CollectionLinks {...{ of, beside }} />}

      <Part key={`${language} ${of}`} {...{ of, takeGiven, onChanges }} />
    </Stack>
  )
}

function without(search: AddressSearch, names: readonly string[]): AddressSearch {
  return Object.fromEntries(Object.entries(search).filter(([name]) => !names.includes(name)))
}
