import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/formats.ts'
import { Button } from '../../ui/Button.tsx'
import { Late } from '../../ui/Late.tsx'
import type { BoardState } from './useBoard.ts'

/** How far the listings are read, and the way to leave it at that. */
export function ReadingProgress({ board }: { board: BoardState }) {
  const { t, i18n } = useTranslation('translations')
  const { progress, readings, narrowed } = board
  const { done, known } = useSyncExternalStore(progress.subscribe, progress.total)
  const label = useId()
  const number = (count: number) => formatNumber(i18n.language, count)
  const stop = () => {
    for (const reading of [...readings, ...narrowed]) reading.stop()
  }
  return (
    <Late>
      <Stack spacing={1.5} sx={{ maxWidth: '60ch', py: 4 }}>
        <Typography id={label} component="output">
          {t('reading.title')}
        </Typography>
        <LinearProgress
          aria-labelledby={label}
          variant={known > 0 ? 'determinate' : 'indeterminate'}
          value={known > 0 ? (100 * done) / known : 0}
        />
        <Typography variant="body2" color="textSecondary">
          {known > 0 ? t('reading.pages', { done: number(done), known: number(known) }) : null}
        </Typography>
        <div>
          <Button variant="outlined" onClick={stop}>
            {t('reading.stop')}
          </Button>
        </div>
      </Stack>
    </Late>
  )
}
