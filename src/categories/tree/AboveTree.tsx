import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import type { useTreeDrag } from './useTreeDrag.ts'

const Above = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  minHeight: 48,
  paddingBlockEnd: theme.spacing(0.5),
}))

const TopPlace = styled('div', {
  shouldForwardProp: (prop) => prop !== 'isOver',
})<{ isOver: boolean }>(({ theme, isOver }) => ({
  flex: 1,
  padding: theme.spacing(0.75, 1.5),
  borderRadius: theme.shape.borderRadius,
  border: `2px dashed ${(theme.vars ?? theme).palette[isOver ? 'primary' : 'secondary'].main}`,
}))

interface AboveTreeProps {
  /** All that can be folded. */
  all: ReadonlySet<number>
  onFold: (folded: ReadonlySet<number>) => void
  drag: ReturnType<typeof useTreeDrag>
}

/**
 * Folds the whole tree. While a category is dragged its place is the top level's: one stands in place of the other,
 * for rows must not move under what is dragged.
 */
export function AboveTree({ all, onFold, drag: { dragged, over, target } }: AboveTreeProps) {
  const { t } = useTranslation('categoryList')
  if (all.size === 0) return null
  return (
    <Above>
      {dragged ? (
        <TopPlace isOver={over === 0} {...target(0)}>
          {t(dragged.parent === 0 ? 'tree.drag' : 'tree.toTop')}
        </TopPlace>
      ) : (
        <>
          <Button onClick={() => onFold(new Set())}>{t('tree.unfoldAll')}</Button>
          <Button onClick={() => onFold(all)}>{t('tree.foldAll')}</Button>
        </>
      )}
    </Above>
  )
}
