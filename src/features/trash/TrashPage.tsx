import Stack from '@mui/material/Stack'
import { useSearch } from '@tanstack/react-router'
import { useCounts } from '../../core/views/list/useCounts.ts'
import { useService } from '../../api/useService.ts'
import { type LinkTab, LinkTabs } from '../../ui/filters/LinkTabs.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { trashed, type TrashedName, trashedNames, type TrashedRecord } from './trashed.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { number, text } from '../../core/resource/filters.ts'
import { useRecords } from '../../core/query/useRecords.ts'
import { inTrash } from '../../core/query/statuses.ts'
import { FilterBar } from '../../core/views/list/FilterBar.tsx'
import { RecordListing } from '../../core/views/list/RecordListing.tsx'
import { Reread } from '../../core/views/list/Reread.tsx'
import { useListAddress, useRecordList } from '../../core/views/list/useRecordList.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { focusPage } from '../../ui/pageFocus.ts'
import { RestoreDialog, useTrashLook } from './useTrashLook.tsx'
import type { ListLabels } from '../../core/views/list/recordList.ts'

/** What a list of the trash says of itself. */
function useTrashWords(): ListLabels {
  const { t } = useTranslation(['trash', 'app', 'ui'])
  return {
    caption: t('caption'),
    count: (total) => t('count', { count: total }),
    found: (total) => t('count', { count: total }),
    filter: (name) => (name === 'search' ? t('search') : name),
  }
}

const filters = { page: number(), per_page: number(), search: text() }

/** The records of one resource in the trash: found, chosen, restored. */
function TrashList({ name }: { name: TrashedName }) {
  const { t } = useTranslation(['trash', 'app', 'ui'])
  const of = trashed[name]
  const address = useListAddress(filters, ['of'])
  const list = useRecordList({
    address,
    collection: of.listed,
    useMany: (filters, asked) => useRecords(of.listed, filters, asked),
    ask: () => ({ asked: { ...address.filters, ...inTrash } }),
  })
  const [restored, setRestored] = useState<TrashedRecord | null>(null)
  const look = useTrashLook(name, setRestored)
  const { search } = address.filters
  return (
    <>
      <RecordListing
        {...{ list, look }}
        words={useTrashWords()}
        bar={
          <FilterBar
            list={list}
            searchLabel={t('search')}
            inForce={0}
            chips={null}
            mistakes={[]}
            aside={<Reread list={list} />}
          />
        }
        empty={<EmptyState title={t(search ? 'ui:foundNone' : 'empty.title')} />}
      />
      {restored ? (
        <RestoreDialog
          {...{ name }}
          records={[restored]}
          isAsked
          onClose={({ size }) => {
            setRestored(null)
            // The row with the button is gone.
            if (size > 0) focusPage()
          }}
        />
      ) : null}
    </>
  )
}

/** What can still be restored, a resource at a time: `of` in the address says which, else the first that has any. */
export function TrashPage() {
  const { t } = useTranslation(['trash', 'app', 'ui'])
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const counts = useTrashCounts()
  const [first, setFirst] = useState<TrashedName>()
  const at = counts.findIndex((count) => count !== 0)
  // It stays when the last one is restored: what came of that is told there.
  if (first === undefined && counts[at]) setFirst(trashedNames[at])
  const name = trashedNames.find((one) => one === search.of) ?? first ?? 'events'
  return (
    <Stack spacing={0.5}>
      <PageHeader title={t('app:shell.trash')} />
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

function TrashTabs({ name, counts }: { name: TrashedName; counts: readonly (number | null)[] }) {
  const { t } = useTranslation(['trash', 'app', 'ui'])
  const tabs = trashedNames.map((one, at): LinkTab => ({
    id: one,
    words: t(`app:shell.${one}`),
    search: { of: one },
    isCurrent: one === name,
    count: counts[at] ?? null,
  }))
  return <LinkTabs label={t('tabs.label')} tabs={tabs} />
}
