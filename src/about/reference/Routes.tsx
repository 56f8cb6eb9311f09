import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { selectorOf, type ServiceIndex } from '../../service/serviceIndex.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SearchBox } from '../../ui/filters/SearchBox.tsx'
import { Unseen } from '../../ui/Unseen.tsx'
import { formatNumber } from '../../i18n/formats.ts'
import { foundGroups } from './found.ts'
import { GroupSection } from './GroupSection.tsx'
import { IndexFacts } from './IndexFacts.tsx'
import { groupsOf } from './operations.ts'
import { useReferenceAddress } from './referenceAddress.ts'

const Line = styled('div')({ display: 'flex' })

/** The operations by resource, as many as the words in the box leave. */
export function Routes({ index }: { index: ServiceIndex }) {
  const { t, i18n } = useTranslation('reference')
  const { said, change } = useReferenceAddress()
  const { search = '', open } = said
  const groups = foundGroups(groupsOf(index), search)
  const count = groups.reduce((sum, { operations }) => sum + operations.length, 0)
  const number = formatNumber(i18n.language, count)
  const selector = selectorOf(index)?.name ?? ''
  return (
    <>
      <IndexFacts index={index} />
      <Line>
        <SearchBox
          label={t('search')}
          value={search}
          onSearch={(words) => change({ search: words })}
        />
      </Line>
      <Unseen as="output">{search ? t('found', { count, number }) : ''}</Unseen>
      {groups.map((group) => (
        <GroupSection key={group.resource} {...{ group, search, open, selector }} />
      ))}
      {count === 0 ? <EmptyState title={t('none.title')} text={t('none.text')} /> : null}
    </>
  )
}
