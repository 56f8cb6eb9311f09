import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import { row } from '../../../ui/layout.ts'
import { Late } from '../../../ui/Late.tsx'
import type { PairingStep } from '../pairing/pairingSteps.ts'
import type { BoardState } from './useBoard.ts'

/** How far the listings are read, and the way to leave it at that; then how far their records are compared. */
export function ReadingProgress({ board }: { board: BoardState }) {
  const { pairingStep } = board
  return <Late>{pairingStep ? <Comparing step={pairingStep} /> : <Reading board={board} />}</Late>
}

function Comparing({ step: { collection, done, of } }: { step: PairingStep }) {
  const { t } = useTranslation(['translations', 'app'])
  const counted = { collection: t(`app:shell.${collection}`), done, of }
  return (
    <Far
      title={t('pairing.title')}
      share={of > 0 ? done / of : 0}
      words={t('pairing.step', counted)}
    />
  )
}

function Reading({ board }: { board: BoardState }) {
  const { t } = useTranslation(['translations', 'app'])
  const { progress, readings, narrowed } = board
  const { done, known } = useSyncExternalStore(progress.subscribe, progress.total)
  const stop = () => {
    for (const reading of [...readings, ...narrowed]) reading.stop()
  }
  return (
    <Far
      title={t('reading.title')}
      share={known > 0 ? done / known : null}
      words={known > 0 ? t('reading.pages', { done, known }) : null}
    >
      <Button onClick={stop}>{t('reading.stop')}</Button>
    </Far>
  )
}

interface FarProps {
  title: string
  /** 0 to 1; null where nobody knows yet of how much */
  share: number | null
  words: string | null
  children?: ReactNode
}

/** As high as the tabs that take its place. */
const Line = row('div', 2, (theme) => ({
  alignItems: 'center',
  minHeight: 35,
  // Where there is room for one line alone, it is said and not drawn.
  [theme.breakpoints.down('sm')]: {
    '& > output': { position: 'fixed', clipPath: 'inset(50%)' },
  },
}))

/** How far something is. */
function Far({ title, share, words, children }: FarProps) {
  const label = useId()
  return (
    <>
      <Line>
        <Typography id={label} component="output">
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {words}
        </Typography>
        {children}
      </Line>
      <LinearProgress
        aria-labelledby={label}
        variant={share === null ? 'indeterminate' : 'determinate'}
        value={Math.round(100 * (share ?? 0))}
      />
    </>
  )
}
