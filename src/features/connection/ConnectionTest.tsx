import { styled } from '@mui/material/styles'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { CheckSection } from './CheckSection.tsx'
import { checkNames } from './run.ts'
import { TestProgress } from './TestProgress.tsx'
import { type TestState, useConnectionTest } from './useConnectionTest.ts'
import type { Language } from '../../api/language.ts'
import { download } from '../../ui/download.ts'
import { toast } from '../../ui/toast/toast.ts'
import { useReport } from './useReport.ts'

interface Props {
  state: TestState
  languages: readonly Language[]
}

/** The report for who looks after the site: on the clipboard, or as a file. */
function ReportButtons({ state, languages }: Props) {
  const { t } = useTranslation('connection')
  const reportOf = useReport()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reportOf(state, languages))
      toast.show({ message: t('copied') })
    } catch {
      // Without permission, or outside of a secure context, where there is no clipboard at all.
      toast.show({ message: t('notCopied'), severity: 'warning' })
    }
  }
  const save = () =>
    download('agenda-connection.txt', reportOf(state, languages), 'text/plain;charset=utf-8')
  return (
    <>
      <Button variant="outlined" onClick={() => void copy()}>
        {t('copy')}
      </Button>
      <Button variant="outlined" onClick={save}>
        {t('download')}
      </Button>
    </>
  )
}

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
      <TestProgress state={state} />
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
