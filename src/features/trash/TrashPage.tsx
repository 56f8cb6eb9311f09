import Stack from '@mui/material/Stack'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { inTrash } from '../../core/query/statuses.ts'
import { useCounts } from '../../core/views/list/useCounts.ts'
import { useService } from '../../api/useService.ts'
import { type LinkTab, LinkTabs } from '../../ui/filters/LinkTabs.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { TrashList } from './TrashList.tsx'
import { trashed, type TrashedName, trashedNames } from './trashed.ts'

/** What can still be restored, a resource at a time: `of` in the address says which. */
export function TrashPage() {
  const { t } = useTranslation('trash')
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const name = trashedNames.find((one) => one === search.of) ?? 'events'
  return (
    <Stack spacing={1.5}>
      <PageHeader title={t('title')} summary={t('summary')} />
      <TrashTabs name={name} />
      <TrashList key={name} name={name} />
    </Stack>
  )
}

function TrashTabs({ name }: { name: TrashedName }) {
  const { t } = useTranslation('trash')
  const service = useService()
  const mayAsk = service.account.kind !== 'anonymous'
  const counts = [
    ...useCounts(service, trashed.events.listed, [inTrash], mayAsk),
    ...useCounts(service, trashed.venues.listed, [inTrash], mayAsk),
    ...useCounts(service, trashed.organizers.listed, [inTrash], mayAsk),
  ]
  const tabs = trashedNames.map((one, at): LinkTab => ({
    id: one,
    words: t(`tabs.${one}`),
    search: one === 'events' ? {} : { of: one },
    isCurrent: one === name,
    count: counts[at] ?? null,
  }))
  return <LinkTabs label={t('tabs.label')} tabs={tabs} />
}
