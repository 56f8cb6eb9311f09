import Stack from '@mui/material/Stack'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ListError } from '../../core/views/list/ListError.tsx'
import { type RuleName, ruleNames } from '../../resources/events/editing.ts'
import type { EventFilters } from '../../resources/events/events.ts'
import type { PublishingRules } from '../../api/configuration.ts'
import { LinkTabs } from '../../ui/filters/LinkTabs.tsx'
import { type Judgement, type ReportState } from './reportRun.ts'
import { ReportList } from './ReportList.tsx'
import { ReportStatus } from './ReportStatus.tsx'
import { useReport } from './useReport.ts'

interface Props {
  asked: EventFilters
  rules: PublishingRules
}

/** How far the report is, how many events break each rule, and which. */
export function Report({ asked, rules }: Props) {
  return <Looked key={JSON.stringify(asked)} {...{ asked, rules }} />
}

function Looked({ asked, rules }: Props) {
  const report = useReport(asked, rules)
  const { shown, again } = report
  const { error } = report.state
  return (
    <Stack spacing={2}>
      {error ? (
        <ListError
          error={error instanceof Error ? error : new Error('unreadable')}
          refusedFilters={[]}
          onRetry={again}
        />
      ) : null}
      <ReportStatus report={report} />
      {shown.error ? null : <Found state={shown} rules={rules} />}
    </Stack>
  )
}

/** Rules that this site has. */
function rulesOf(rules: PublishingRules): readonly RuleName[] {
  const required: readonly string[] = rules.required ?? []
  const has = (name: RuleName) =>
    required.includes(name) ||
    (name === 'languages' && (rules.languages?.length ?? 0) > 0) ||
    (name === 'noCapitals' && rules.noCapitals === true) ||
    (name === 'descriptionLength' && rules.descriptionLength !== undefined) ||
    (name === 'pictureSize' && rules.pictureSize !== undefined)
  return ruleNames.filter(has)
}

const breaks = ({ breaches }: Judgement, name: RuleName) =>
  breaches.some(({ rule }) => rule === name)

function Found({ state, rules }: { state: ReportState; rules: PublishingRules }) {
  const { t } = useTranslation('rules')
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const broken = state.judgements.filter(({ breaches }) => breaches.length > 0)
  const chosen = ruleNames.find((name) => name === search['rule'])
  const shown = chosen ? broken.filter((one) => breaks(one, chosen)) : broken
  const { rule: _rule, ...others } = Object.fromEntries(
    Object.entries(search).map(([name, value]) => [name, String(value)]),
  )
  const tabs = [
    {
      id: 'any',
      words: t('report.any'),
      search: others,
      isCurrent: chosen === undefined,
      count: broken.length,
    },
    ...rulesOf(rules).map((name) => ({
      id: name,
      words: t(`rule.${name}`),
      search: { ...others, rule: name },
      isCurrent: chosen === name,
      count: broken.filter((one) => breaks(one, name)).length,
    })),
  ]
  return (
    <>
      <LinkTabs label={t('report.tabs')} tabs={tabs} />
      <ReportList
        key={chosen ?? ''}
        judgements={shown}
        rule={chosen}
        isOver={state.doing === null}
      />
    </>
  )
}
