import { useTranslation } from 'react-i18next'
import { useStatusReach } from '../../core/views/list/statusReach.ts'
import { useListAddress } from '../../core/views/list/useListAddress.ts'
import { requestedEvents, eventFilters } from '../../resources/events/events.ts'
import type { PublishingRules } from '../../api/configuration.ts'
import { useService } from '../../api/useService.ts'
import { todayIn } from '../../time/wallTime.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RouterButton } from '../../ui/RouterLinks.tsx'
import { Report } from './Report.tsx'

const { page: _page, per_page: _perPage, ...narrowing } = eventFilters

/** Which events of a list break which of the site's rules for publishing; the list is the address's. */
export function RulesPage() {
  const { t } = useTranslation('rules')
  const { rules } = useService().configuration
  if (rules) return <RulesOfList rules={rules} />
  return (
    <>
      <PageHeader title={t('report.title')} />
      <EmptyState title={t('report.noRules')} text={t('report.noRulesText')} />
    </>
  )
}

/** The list knows nothing of rules. */
function withoutRule({ rule: _rule, ...search }: Record<string, string>) {
  return search
}

function RulesOfList({ rules }: { rules: PublishingRules }) {
  const { t } = useTranslation('rules')
  const service = useService()
  const reach = useStatusReach(service)
  const { filters, searchOf } = useListAddress(narrowing, ['rule'])
  const asked = requestedEvents(filters, todayIn(service.configuration.timezone), reach)
  return (
    <>
      <PageHeader
        title={t('report.title')}
        summary={t('report.summary')}
        actions={
          <RouterButton
            to="/$language/events"
            params={{ language: service.language }}
            search={withoutRule(searchOf(filters))}
            variant="outlined"
          >
            {t('report.list')}
          </RouterButton>
        }
      />
      <Report {...{ asked, rules }} />
    </>
  )
}
