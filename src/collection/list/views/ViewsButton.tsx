import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import type { Identified } from '../../collection.ts'
import type { RecordList } from '../recordList.ts'
import { lazily } from '../../../ui/lazily.tsx'

const ViewsMenu = lazily(async () => (await import('./ViewsMenu.tsx')).ViewsMenu)

/** Opens the views a person saved of this list. */
export function ViewsButton<R extends Identified>({ list }: { list: RecordList<R> }) {
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
      {anchor ? (
        <Suspense>
          <ViewsMenu {...{ list, anchor }} onClose={() => setAnchor(null)} />
        </Suspense>
      ) : null}
    </>
  )
}
