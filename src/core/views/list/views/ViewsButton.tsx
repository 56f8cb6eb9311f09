import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/Button.tsx'
import type { Viewed } from './viewed.ts'
import { lazily } from '../../../../ui/lazily.tsx'

const ViewsMenu = lazily(() => import('./ViewsMenu.tsx').then((it) => it.ViewsMenu))

/** Opens the views a person saved of this page. */
export function ViewsButton({ viewed }: { viewed: Viewed }) {
  const { t } = useTranslation('filters')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('views')}
      </Button>
      {anchor ? <ViewsMenu {...{ viewed, anchor }} onClose={() => setAnchor(null)} /> : null}
    </>
  )
}
