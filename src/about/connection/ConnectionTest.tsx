import { styled } from '@mui/material/styles'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { CheckSection } from './CheckSection.tsx'
import { ReportButtons } from './ReportButtons.tsx'
import { checkNames } from './run.ts'
import { Standing } from './Standing.tsx'
import { useConnectionTest } from './useConnectionTest.ts'

const Part = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }))

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
}))

/**
 * Checks, in every language, all that the application needs of the service.
 * @param isAtOnce whether it begins by itself
 */
export function ConnectionTest({ isAtOnce }: { isAtOnce: boolean }) {
  const { t } = useTranslation('connection')
  const { state, languages, start, stop } = useConnectionTest()
  const begin = useEffectEvent(start)
  useEffect(() => {
    if (isAtOnce) begin()
  }, [isAtOnce])
  const { phase } = state
  const isOver = phase === 'done' || phase === 'stopped'

  return (
    <Part>
      <Buttons>
        {phase === 'running' ? (
          <Button variant="contained" onClick={stop}>
            {t('stop')}
          </Button>
        ) : (
          <Button variant="contained" onClick={start}>
            {t(isOver ? 'again' : 'run')}
          </Button>
        )}
        {isOver ? <ReportButtons state={state} languages={languages} /> : null}
      </Buttons>
      <Standing state={state} />
      {phase === 'new' ? null : (
        <div>
          {checkNames.map((check) => (
            <CheckSection key={check} check={check} state={state} languages={languages} />
          ))}
        </div>
      )}
    </Part>
  )
}
