import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Unseen } from '../../ui/Unseen.tsx'
import { sumsOf } from './groups.ts'
import type { TestState } from './useConnectionTest.ts'
import { VerdictMark } from './VerdictMark.tsx'

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 2),
  '& progress': { accentColor: (theme.vars ?? theme).palette.primary.main },
}))

/** A screen reader hears of every so many checks: of each, nothing else would be heard. */
const heardOf = 8

function useHeard({ phase, found, all }: TestState): string {
  const { t } = useTranslation('connection')
  if (phase === 'new') return ''
  if (phase === 'stopped') return t('stopped', { done: found.size, all })
  if (phase === 'running') {
    return t('progress', { done: found.size - (found.size % heardOf), all })
  }
  const sums = sumsOf(found).map(([verdict, number]) =>
    t('sum', { verdict: t(`verdict.${verdict}`), number }),
  )
  return t('finished', { sums: sums.join(', ') })
}

/** How far the test is, and in the end what came of it: seen, and heard. */
export function TestProgress({ state }: { state: TestState }) {
  const heard = useHeard(state)
  return (
    <Line>
      <Unseen as="output" aria-live="polite">
        {heard}
      </Unseen>
      <SeenStanding {...state} />
    </Line>
  )
}

function SeenStanding({ phase, found, all }: TestState) {
  const { t } = useTranslation('connection')
  if (phase === 'new') return null
  if (phase === 'stopped')
    return <span aria-hidden="true">{t('stopped', { done: found.size, all })}</span>
  if (phase === 'running') {
    return (
      <>
        <progress value={found.size} max={all} aria-label={t('title')} />
        <span aria-hidden="true">{t('progress', { done: found.size, all })}</span>
      </>
    )
  }
  return sumsOf(found).map(([verdict, number]) => (
    <VerdictMark
      key={verdict}
      verdict={verdict}
      words={t('sum', { verdict: t(`verdict.${verdict}`), number })}
    />
  ))
}
