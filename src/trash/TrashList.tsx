import Checkbox from '@mui/material/Checkbox'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { number, text } from '../collection/filters.ts'
import { RecordListing } from '../collection/list/RecordListing.tsx'
import type { ListWords } from '../collection/list/recordList.ts'
import { useListAddress } from '../collection/list/useListAddress.ts'
import { useRecordList } from '../collection/list/useRecordList.ts'
import { formatDateTime, formatNumber } from '../i18n/formats.ts'
import { useService } from '../service/useService.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { SearchBox } from '../ui/filters/SearchBox.tsx'
import type { RecordColumn } from '../ui/table/recordColumn.ts'
import { ChoiceBar } from './ChoiceBar.tsx'
import { formerStatus } from './formerStatus.ts'
import { Outcomes } from './Outcomes.tsx'
import { titleOf, trashed, type TrashedName, type TrashedRecord } from './trashed.ts'
import { TrashCard, TrashName } from './TrashCard.tsx'
import { TrashNote } from './TrashNote.tsx'
import { useRestoring } from './useRestoring.ts'
import { useStatusNames } from '../collection/list/statusName.ts'

const filters = { page: number(), per_page: number(), search: text() }

function useTrashWords(): ListWords {
  const { t, i18n } = useTranslation('trash')
  const counted = (count: number) => ({ count, number: formatNumber(i18n.language, count) })
  return {
    caption: t('caption'),
    order: t('order'),
    count: (total) => t('count', counted(total)),
    found: (total) => t('count', counted(total)),
    filter: (name) => (name === 'search' ? t('search') : name),
  }
}

/** The records of one resource in the trash: found, chosen, restored. */
export function TrashList({ name }: { name: TrashedName }) {
  const { t, i18n } = useTranslation('trash')
  const service = useService()
  const of = trashed[name]
  const address = useListAddress(filters, ['of'])
  const list = useRecordList({
    address,
    collection: of.listed,
    ask: () => ({ asked: address.filters }),
  })
  const restoring = useRestoring(name, of)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const statusNames = useStatusNames()
  const page = list.result.data?.items ?? []
  const picked = page.filter(({ id }) => chosen.includes(id))
  const isAll = picked.length === page.length
  const choose = ({ id }: TrashedRecord, isChosen: boolean) =>
    setChosen([...chosen.filter((one) => one !== id), ...(isChosen ? [id] : [])])
  const box = (record: TrashedRecord) => (
    <Checkbox
      size="small"
      checked={chosen.includes(record.id)}
      onChange={(_, isChosen) => choose(record, isChosen)}
      slotProps={{ input: { 'aria-label': t('choose', { title: titleOf(of, record) }) } }}
    />
  )
  const comesBack = ({ id }: TrashedRecord) => {
    const former = formerStatus(service, name, id)
    return former === null ? t('asDraft') : t('asWas', { status: statusNames.ofOne(former) })
  }
  const since = ({ modified }: TrashedRecord) => formatDateTime(i18n.language, modified, 'short')
  const named = (record: TrashedRecord) => <TrashName {...{ name, of, record }} />
  const columns: RecordColumn<TrashedRecord>[] = [
    { id: 'chosen', header: t('columns.chosen'), width: '64px', cell: box },
    {
      id: 'name',
      header: t('columns.name'),
      width: '40%',
      names: true,
      cell: named,
    },
    { id: 'modified', header: t('columns.modified'), cell: since },
    { id: 'status', header: t('columns.status'), cell: comesBack },
  ]
  const actions = (record: TrashedRecord) => (
    <Button
      disabled={restoring.isBusy}
      aria-label={t('restoreOne', { title: titleOf(of, record) })}
      onClick={() => restoring.restore([record])}
    >
      {t('restore')}
    </Button>
  )
  const card = (record: TrashedRecord, action: ReactNode) => (
    <TrashCard
      {...{ name, of, record, action }}
      box={box(record)}
      facts={[since(record), comesBack(record)]}
    />
  )
  return (
    <>
      <div style={{ display: 'flex' }}>
        <SearchBox
          label={t('search')}
          value={address.filters.search ?? ''}
          onSearch={(words) => address.change({ search: words || undefined }, { replace: true })}
        />
      </div>
      <TrashNote name={name} />
      <Outcomes {...{ name, restoring }} />
      {page.length > 1 ? (
        <ChoiceBar
          chosen={picked.length}
          isAll={isAll}
          isBusy={restoring.isBusy}
          onAll={() => setChosen(isAll ? [] : page.map(({ id }) => id))}
          onRestore={() => {
            setChosen([])
            restoring.restore(picked)
          }}
        />
      ) : null}
      <RecordListing
        list={list}
        words={useTrashWords()}
        look={{
          columns,
          shown: {},
          actions,
          card,
        }}
        empty={
          <EmptyState
            title={t('empty.title')}
            text={t(address.filters.search ? 'empty.search' : 'empty.text')}
          />
        }
      />
    </>
  )
}
