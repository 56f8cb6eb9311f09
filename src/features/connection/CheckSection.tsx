import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../api/language.ts'
import { FindingEntry } from './FindingEntry.tsx'
import { groupsOf } from './groups.ts'
import { type CheckName, isOfTheSite } from './run.ts'
import type { TestState } from './useConnectionTest.ts'

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '12rem minmax(0, 1fr)',
  gap: theme.spacing(0.5, 2),
  padding: theme.spacing(1.5, 0),
  borderBlockStart: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

const Name = styled('h2')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }))

const Entries = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}))

const Waiting = styled('li')(({ theme }) => ({
  color: (theme.vars ?? theme).palette.text.secondary,
}))

interface Props {
  check: CheckName
  state: TestState
  languages: readonly Language[]
}

/** One check in every language: what is the same in several of them is said once. */
export function CheckSection({ check, state, languages }: Props) {
  const { t } = useTranslation('connection')
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
