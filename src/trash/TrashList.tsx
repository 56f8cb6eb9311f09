import { useTranslation } from 'react-i18next'
import { number, text } from '../collection/filters.ts'
import { inTrash } from '../collection/inTrash.ts'
import { RecordListing } from '../collection/list/RecordListing.tsx'
import { useListAddress } from '../collection/list/useListAddress.ts'
import { useRecordList } from '../collection/list/useRecordList.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { SearchBox } from '../ui/filters/SearchBox.tsx'
import { OutcomeNote } from './OutcomeNote.tsx'
import { trashed, type TrashedName } from './trashed.ts'
import { TrashNote } from './TrashNote.tsx'
import { useRestoring } from './useRestoring.ts'
import { useTrashLook } from './useTrashLook.tsx'
import { useTrashWords } from './useTrashWords.ts'

const filters = { page: number(), per_page: number(), search: text() }

/** The records of one resource in the trash: found, chosen, restored. */
export function TrashList({ name }: { name: TrashedName }) {
  const { t } = useTranslation('trash')
  const of = trashed[name]
  const address = useListAddress(filters, ['of'])
  const ask = () => ({ asked: { ...address.filters, ...inTrash } })
  const list = useRecordList({ address, collection: of.listed, ask })
  const restoring = useRestoring(name, of)
  const look = useTrashLook(name, restoring)
  const { search } = address.filters
  return (
    <>
      <div style={{ display: 'flex' }}>
        <SearchBox
          label={t('search')}
          value={search ?? ''}
          onSearch={(words) => address.change({ search: words || undefined }, { replace: true })}
        />
      </div>
      <TrashNote name={name} />
      <OutcomeNote {...{ name, restoring }} />
      <RecordListing
        {...{ list, look }}
        words={useTrashWords()}
        empty={
          <EmptyState
            title={t(search ? 'empty.found' : 'empty.title')}
            text={t(search ? 'empty.search' : 'empty.text')}
          />
        }
      />
    </>
  )
}
