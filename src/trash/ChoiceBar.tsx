import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'

interface Props {
  chosen: number
  isAll: boolean
  isBusy: boolean
  onAll: () => void
  onRestore: () => void
}

/** Restores the chosen records of a page, or chooses all of them. */
export function ChoiceBar({ chosen, isAll, isBusy, onAll, onRestore }: Props) {
  const { t } = useTranslation('trash')
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
      <Button variant="outlined" onClick={onAll}>
        {t(isAll ? 'chooseNone' : 'chooseAll')}
      </Button>
      <Button variant="contained" disabled={chosen === 0 || isBusy} onClick={onRestore}>
        {isBusy ? t('busy') : t('restoreChosen', { count: chosen })}
      </Button>
    </div>
  )
}
