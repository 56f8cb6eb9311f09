import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'

/** The first of many items, and a button that draws as many again. */
export function useMore<Item>(items: readonly Item[], atOnce: number) {
  const { t } = useTranslation('ui')
  const [most, setMost] = useState(atOnce)
  const more: ReactNode =
    items.length > most ? (
      <Button onClick={() => setMost(most + atOnce)} sx={{ alignSelf: 'start' }}>
        {t('more')}
      </Button>
    ) : null
  return { shown: items.slice(0, most), more }
}
