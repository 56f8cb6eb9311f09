import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined'
import { Button } from '../Button.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ColumnChoice } from './columnChoice.ts'
import { lazily } from '../lazily.tsx'

const ColumnsMenu = lazily(() => import('./ColumnsMenu.tsx').then((it) => it.ColumnsMenu))

export interface ColumnsProps {
  /** Those that may be hidden, in their order. */
  columns: readonly { id: string; header: string }[]
  shown: ColumnChoice
  onShow: (id: string, shown: boolean) => void
  onReset: () => void
}

/** Opens the choice of columns and of density. */
export function ColumnsButton(props: ColumnsProps) {
  const { t } = useTranslation('filters')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        startIcon={<ViewColumnOutlined />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('columns.button')}
      </Button>
      {anchor ? <ColumnsMenu {...props} anchor={anchor} onClose={() => setAnchor(null)} /> : null}
    </>
  )
}
