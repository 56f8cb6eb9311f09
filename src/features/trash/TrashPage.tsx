import Stack from '@mui/material/Stack'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inTrash } from '../../core/query/statuses.ts'
import { useCounts } from '../../core/views/list/useCounts.ts'
import { useService } from '../../api/useService.ts'
import { type LinkTab, LinkTabs } from '../../ui/filters/LinkTabs.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { TrashList } from './TrashList.tsx'
import { trashed, type TrashedName, trashedNames } from './trashed.ts'

/** What can still be restored, a resource at a time: `of` in the address says which, else the first that has any. */
export function TrashPage() {
  const { t } = useTranslation('trash')
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const counts = useTrashCounts()
  const [first, setFirst] = useState<TrashedName>()
  const at = counts.findIndex((count) => count !== 0)
  // It stays when the last one is restored: what came of that is told there.
  if (first === undefined && counts[at]) setFirst(trashedNames[at])
  const name = trashedNames.find((one) => one === search.of) ?? first ?? 'events'
  return (
    <Stack spacing={0.5}>
      <PageHeader title={t('title')} />
      <TrashTabs {...{ name, counts }} />
      <TrashList key={name} name={name} />
    </Stack>
  )
}

/** How many each has, in the order of their tabs; null while unknown or refused. */
function useTrashCounts(): readonly (number | null)[] {
  const service = useService()
  const mayAsk = service.account.kind !== 'anonymous'
  return [
    ...useCounts(service, trashed.events.listed, [inTrash], mayAsk),
    ...useCounts(service, trashed.venues.listed, [inTrash], mayAsk),
    ...useCounts(service, trashed.organizers.listed, [inTrash], mayAsk),
  ]
}

interface TabsProps {
  name: TrashedName
  counts: readonly (number | null)[]
}

function TrashTabs({ name, counts }: TabsProps) {
  const { t } = useTranslation('trash')
  const tabs = trashedNames.map((one, at): LinkTab => ({
    id: one,
    words: t(`tabs.${one}`),
    search: { of: one },
    isCurrent: one === name,
    count: counts[at] ?? null,
  }))
  return <LinkTabs label={t('tabs.label')} tabs={tabs} />
}
