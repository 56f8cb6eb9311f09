import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/Button.tsx'
import { lazily } from '../../../../ui/lazily.tsx'
import type { Viewed } from './viewed.ts'

const ViewsMenu = lazily(() => import('./ViewsMenu.tsx').then((it) => it.ViewsMenu))

interface ViewsButtonProps {
  viewed: Viewed
  /** What else there is to choose about how the page looks. */
  children?: ReactNode
}

/** Opens how a page is shown: its own options, and the views a person saved of it. */
export function ViewsButton({ viewed, children }: ViewsButtonProps) {
  const { t } = useTranslation('filters')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        startIcon={<ViewColumnOutlined />}
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('view')}
      </Button>
      {anchor ? (
        <ViewsMenu {...{ viewed, anchor }} onClose={() => setAnchor(null)}>
          {children}
        </ViewsMenu>
      ) : null}
    </>
  )
}
