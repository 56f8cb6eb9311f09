import { useTranslation } from 'react-i18next'
import { Otherwise } from '../../../collection/form/aftermath/Otherwise.tsx'
import { useLanguageName } from '../../../collection/form/languageWords.ts'
import { SaveRefusal } from '../../../collection/form/SaveRefusal.tsx'
import { linkedCollections } from '../../../events/editing.ts'
import { events } from '../../../events/events.ts'
import { formatDateTime, formatList } from '../../../i18n/formats.ts'
import { languageOf } from '../../../service/language.ts'
import { useService } from '../../../service/useService.ts'
import { RouterLink } from '../../../ui/RouterLinks.tsx'
import type { DraftPlan } from './plannedDraft.ts'
import type { Draft } from './useDrafts.ts'

/** One event: the draft that it would be, or is by now, or why it is none. */
export function DraftLine({ draft, to }: { draft: Draft; to: string }) {
  const { t } = useTranslation(['exchange', 'version'])
  const here = useService()
  const language = languageOf(here.configuration, to)
  const service = language === null ? here : here.in(language)
  const plan = draft.state === 'looking' ? undefined : draft.plan
  return (
    <li>
      {plan ? <Planned {...{ plan, to }} /> : <span>#{draft.id}</span>}
      {draft.state === 'refused' ? (
        <SaveRefusal refusal={draft.refusal} name={plan?.source.title ?? ''} isAside />
      ) : null}
      {draft.state === 'made' ? (
        <p>
          <Version id={draft.made.record.id} {...{ to }}>
            {t('exchange:drafts.made')}
          </Version>{' '}
          <Otherwise
            told={{ service, collection: events, saved: draft.made, linked: linkedCollections }}
            title={draft.made.record.title || t('version:untitled')}
          />
        </p>
      ) : null}
    </li>
  )
}

function Planned({ plan, to }: { plan: DraftPlan; to: string }) {
  const { t, i18n } = useTranslation(['exchange', 'version'])
  const nameOf = useLanguageName()
  const { source } = plan
  const title = plan.kind === 'draft' ? (plan.values.title ?? '') : plan.version.title
  const date = formatDateTime(i18n.language, source.start_date, 'short')
  const without = plan.kind === 'draft' ? plan.without.map(({ from }) => from.name) : []
  return (
    <>
      <strong lang={to}>{title || t('version:untitled')}</strong>
      <p>{t('exchange:drafts.of', { title: source.title || t('version:untitled'), date })}</p>
      {plan.kind === 'draft' && !plan.rows.some(({ unit }) => unit.kind === 'title') ? (
        <p>{t('exchange:drafts.sourceTitle')}</p>
      ) : null}
      {without.length > 0 ? (
        <p>
          {t('exchange:drafts.without', {
            links: formatList(i18n.language, without),
            language: nameOf(to),
          })}
        </p>
      ) : null}
      {plan.kind === 'exists' ? (
        <p>
          {t('exchange:drafts.exists')}{' '}
          <Version id={plan.version.id} {...{ to }}>
            {title || t('version:untitled')}
          </Version>
        </p>
      ) : null}
    </>
  )
}

function Version({ id, to, children }: { id: number; to: string; children: string }) {
  const path: string = '/$language/events/$id'
  return (
    <RouterLink to={path} params={{ language: to, id: String(id) }}>
      {children}
    </RouterLink>
  )
}
