import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NewRecord } from '../../core/views/list/NewRecord.tsx'
import { RecordListPage } from '../../core/views/list/RecordListPage.tsx'
import { RecordName } from '../../core/views/list/RecordName.tsx'
import { type SayOfList, useListWords } from '../../core/views/list/sayOfList.ts'
import { TermCard } from '../../core/views/list/TermCard.tsx'
import { useListAddress } from '../../core/views/list/useListAddress.ts'
import { useRecordActions } from '../../core/views/list/useRecordActions.tsx'
import { useRecordList } from '../../core/views/list/useRecordList.ts'
import { useTermOrder, useTermPresets } from '../../core/views/list/useTermList.ts'
import { eventsOf } from './list/eventsOf.ts'
import { useTagFilters } from './list/useTagFilters.ts'
import { columnsAtFirst, useTagColumns } from './list/useTagColumns.tsx'
import { tagDeletion } from './tagDeletion.ts'
import { tagFilters, type TermRecord, tags } from './tags.ts'
import { TagSelection } from './bulk/TagSelection.tsx'

/** The tags of a language, every listing parameter of the interface in the address. */
export function TagListPage() {
  const { t } = useTranslation(['tagList', 'recordList'])
  const say: SayOfList = (key, holes) => t(key, holes ?? {})
  const address = useListAddress(tagFilters, [])
  const { filters } = address
  const list = useRecordList({ address, collection: tags, ask: () => ({ asked: filters }) })
  const actionsOf = useRecordActions('tags')
  const actions = (record: TermRecord) => {
    const { id, name, url } = record
    const deletion = { of: tagDeletion, record }
    return actionsOf({ id, name, url, events: eventsOf(id), deletion })
  }
  const nameOf = ({ name }: TermRecord) => name || t('recordList:unnamed')
  const card = (term: TermRecord, actions: ReactNode) => (
    <TermCard
      {...{ term, actions }}
      name={<RecordName of="tags" id={term.id} name={term.name} />}
      isHidden={term.count === 0}
      events={eventsOf(term.id)}
    />
  )
  return (
    <RecordListPage
      {...{ list, say, columnsAtFirst }}
      words={useListWords(say, useTermOrder(filters))}
      offered={useTagFilters()}
      presets={useTermPresets(address)}
      columns={useTagColumns()}
      look={{ actions, card, nameOf, Selection: TagSelection }}
      newRecord={<NewRecord of="tags" words={t('new')} />}
    />
  )
}
