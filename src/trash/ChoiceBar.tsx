import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import type { Choice } from './useChoice.ts'
import type { Restoring } from './useRestoring.ts'

interface Props {
  choice: Choice
  restoring: Restoring
}

/** Restores the chosen records of a page, or chooses all of them. */
export function ChoiceBar({ choice, restoring }: Props) {
  const { t } = useTranslation('trash')
  const { picked, isAll, turn, clear } = choice
  const { isBusy, restore } = restoring
  const count = picked.length
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
      <Button variant="outlined" onClick={turn}>
        {t(isAll ? 'chooseNone' : 'chooseAll')}
      </Button>
      <Button
        variant={count === 0 ? 'outlined' : 'contained'}
        disabled={count === 0 || isBusy}
        onClick={() => {
          clear()
          restore(picked)
        }}
      >
        {isBusy ? t('busy') : count === 0 ? t('restoreSome') : t('restoreChosen', { count })}
      </Button>
    </div>
  )
}
