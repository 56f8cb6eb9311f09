import { styled } from '@mui/material/styles'
import { useEffect, useEffectEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { JobProgress } from '../../core/job/JobProgress.tsx'
import { Button } from '../../ui/Button.tsx'
import { checkNames, type CheckName, isOfTheSite } from './run.ts'
import { type TestState, useConnectionTest } from './useConnectionTest.ts'
import type { Language } from '../../api/language.ts'
import { download } from '../../ui/download.ts'
import { toast } from '../../ui/toast/toast.ts'
import { useReport, groupsOf, sumsOf } from './useReport.ts'
import { FindingEntry, VerdictMark } from './FindingEntry.tsx'
import { plainList, row, stack } from '../../ui/layout.ts'

const Line = row('output', [0.5, 2], { alignItems: 'center' })

/** How far the test is, and in the end what came of it. */
function TestProgress({ state: { phase, found, all } }: { state: TestState }) {
  const { t } = useTranslation('connection')
  return (
    <>
      {phase === 'running' ? (
        <JobProgress done={found.size} total={all} isAside>
          {t('waiting')}
        </JobProgress>
      ) : null}
      <Line>
        {phase === 'stopped' ? t('stopped', { done: found.size, all }) : null}
        {phase === 'done'
          ? sumsOf(found).map(([verdict, count]) => (
              <VerdictMark
                key={verdict}
                verdict={verdict}
                words={t('sum', { verdict: t(`verdict.${verdict}`), count })}
              />
            ))
          : null}
      </Line>
    </>
  )
}

const Section = stack('section', [0.5, 2], (theme) => ({
  gridTemplateColumns: '12rem minmax(0, 1fr)',
  padding: theme.spacing(1.5, 0),
  borderBlockStart: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

const Name = styled('h2')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }))

const Entries = plainList(1)

const Waiting = styled('li')(({ theme }) => ({
  color: (theme.vars ?? theme).palette.text.secondary,
}))

interface CheckSectionProps {
  check: CheckName
  state: TestState
  languages: readonly Language[]
}

/** One check in every language: what is the same in several of them is said once. */
function CheckSection({ check, state, languages }: CheckSectionProps) {
  const { t } = useTranslation(['connection', 'uncaught', 'ui'])
  const id = useId()
  const groups = groupsOf(check, languages, state.found)
  return (
    <Section aria-labelledby={id}>
      <Name id={id}>{t(`check.${check}`)}</Name>
      <Entries>
        {groups.map(({ finding, languages: where }) =>
          finding === null ? (
            <Waiting key="">{t(state.phase === 'running' ? 'waiting' : 'unmade')}</Waiting>
          ) : (
            <FindingEntry
              key={where.join(' ')}
              finding={finding}
              languages={isOfTheSite(check) ? [] : where}
            />
          ),
        )}
      </Entries>
    </Section>
  )
}

/** The report for who looks after the site: on the clipboard, or as a file. */
function ReportButtons({ state, languages }: { state: TestState; languages: readonly Language[] }) {
  const { t } = useTranslation(['connection', 'uncaught', 'ui'])
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
        {t('uncaught:copy')}
      </Button>
      <Button variant="outlined" onClick={save}>
        {t('download')}
      </Button>
    </>
  )
}

const Part = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }))

const Buttons = row('div', 1)

/**
 * Checks, in every language, all that the application needs of the service.
 * @param isAtOnce whether it begins by itself
 */
export function ConnectionTest({ isAtOnce }: { isAtOnce: boolean }) {
  const { t } = useTranslation(['connection', 'uncaught', 'ui'])
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
            {t('ui:stop')}
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
