import ChevronRight from '@mui/icons-material/ChevronRight'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import type { HTMLAttributes, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordName } from '../../../core/views/list/RecordName.tsx'
import { TermCount } from '../../../core/views/list/TermCount.tsx'
import { useRecordActions } from '../../../core/views/list/useRecordActions.tsx'
import { IconButton } from '../../../ui/Button.tsx'
import { PickBox } from '../../../ui/table/PickBox.tsx'
import type { RecordColumn } from '../../../ui/table/recordColumn.ts'
import { categoryDeletion } from '../categoryDeletion.ts'
import type { TermRecord } from '../categories.ts'
import { eventsOf } from '../../events/events.ts'
import type { TreeRow } from './categoryTree.ts'

/** Levels deeper than this are drawn no further to the right: names need room. */
const deepest = 8

interface CategoryRowProps {
  row: TreeRow
  columns: readonly RecordColumn<TermRecord>[]
  isFolded: boolean
  onFold: (isIn: boolean) => void
  /** Whether the tree's focus is here. */
  isActive: boolean
  isMoving: boolean
  /** It can be chosen with others. */
  picks: boolean
  onChoose: ((category: TermRecord) => void) | undefined
  place: HTMLAttributes<HTMLTableRowElement> & { ref: Ref<HTMLTableRowElement> }
}

/** A category of the tree. Only the active row's links and buttons are reached by Tab. */
export function CategoryRow(props: CategoryRowProps) {
  const { row, columns, isFolded, isActive, isMoving, picks, place } = props
  const { term, level, position, siblings, hasInside } = row
  const tabIndex = isActive ? 0 : -1
  return (
    <tr
      data-row
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={hasInside ? !isFolded : undefined}
      aria-busy={isMoving || undefined}
      {...place}
    >
      {picks ? (
        <td data-picks>
          <PickBox label={term.name || `#${term.id}`} value={String(term.id)} tabIndex={tabIndex} />
        </td>
      ) : null}
      {columns.map(({ id, cell, names }) =>
        names ? (
          <th key={id} scope="row">
            <NameCell {...props} tabIndex={tabIndex} />
          </th>
        ) : (
          <td key={id}>
            {id === 'count' ? (
              <TermCount
                count={term.count}
                // Live sites show an empty one for what is inside of it, others do not: nothing is claimed.
                isHidden={!row.isUsed}
                search={eventsOf('categories', term.id)}
                tabIndex={tabIndex}
              />
            ) : (
              cell(term)
            )}
          </td>
        ),
      )}
      <td data-actions>
        <RowActions {...props} tabIndex={tabIndex} />
      </td>
    </tr>
  )
}

type Inner = CategoryRowProps & { tabIndex: number }

function NameCell({ row, isFolded, onFold, tabIndex }: Inner) {
  const { t } = useTranslation(['categoryList', 'calendar'])
  const { term, level, hasInside } = row
  const name = term.name || `#${term.id}`
  const steps = Math.min(level, deepest) - 1
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        ml: { xs: 1.5 * steps, sm: 3 * steps },
      }}
    >
      {/* No higher than the text, so that rows are of one height whether they unfold or not. */}
      <Box
        sx={{
          flex: 'none',
          width: 'var(--control-height, 36px)',
          marginBlock: -1,
          '--control-height': '28px',
        }}
      >
        {hasInside ? (
          <IconButton
            // The row itself is folded by keys; a second stop for each row would be in the way.
            tabIndex={-1}
            aria-label={t(isFolded ? 'tree.unfold' : 'tree.fold', { name })}
            onClick={() => onFold(!isFolded)}
          >
            {isFolded ? <ChevronRight fontSize="small" /> : <ExpandMore fontSize="small" />}
          </IconButton>
        ) : null}
      </Box>
      <RecordName of="categories" id={term.id} name={term.name} tabIndex={tabIndex} />
    </Box>
  )
}

function RowActions({ row: { term }, onChoose, tabIndex }: Inner) {
  const { t } = useTranslation(['categoryList', 'calendar'])
  const actionsOf = useRecordActions('categories')
  const { id, name, url } = term
  const renderMore = (onClose: () => void) => (
    <MenuItem
      onClick={() => {
        onClose()
        onChoose?.(term)
      }}
    >
      {t('calendar:popover.move')}
    </MenuItem>
  )
  return actionsOf(
    {
      id,
      name,
      url,
      events: eventsOf('categories', id),
      deletion: { of: categoryDeletion, record: term },
    },
    { tabIndex, ...(onChoose ? { renderMore } : {}) },
  )
}
