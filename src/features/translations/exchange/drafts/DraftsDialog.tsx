import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { outcomeOf } from '../../../../core/write/performed.ts'
import { fieldLabel, labelRooms } from '../../../../core/resource/fieldLabel.ts'
import { useLanguageName } from '../../../../core/views/form/languageLabels.ts'
import { RecordLink } from '../../../../core/views/form/RecordLink.tsx'
import { inTurn } from '../../../../core/write/inTurn.ts'
import { BulkDialog } from '../../../../core/views/list/bulk/BulkDialog.tsx'
import type { BulkOf } from '../../../../core/views/list/bulk/bulkOf.ts'
import { useStatusReach } from '../../../../core/views/list/statusReach.ts'
import { JobProgress } from '../../../../core/job/JobProgress.tsx'
import { useJob } from '../../../../core/job/createJob.ts'
import { linkedCollections } from '../../../../resources/events/editing.ts'
import { type EventRecord, events } from '../../../../resources/events/events.ts'
import { formatDateTime, formatList } from '../../../../i18n/formats.ts'
import { languageOf } from '../../../../api/language.ts'
import { ApiError } from '../../../../api/apiError.ts'
import { apiErrorMessage } from '../../../../api/apiErrorMessage.ts'
import { useService } from '../../../../api/useService.ts'
import { Button } from '../../../../ui/Button.tsx'
import { plainList } from '../../../../ui/layout.ts'
import { useKeepPair } from '../../near/useKeepPair.ts'
import { type Batch, byRecord } from '../takenTexts.ts'
import { type DraftPlan, type DraftToMake, makeDraft, plannedDraft } from './plannedDraft.ts'

const Drafts = plainList(1.5, (theme) => ({
  overflowWrap: 'anywhere',
  '& p': { margin: 0, color: (theme.vars ?? theme).palette.text.secondary },
}))

/** Looks what the versions of a batch would be made of, one after the other. */
function useDraftPlans({ rows, to }: Batch) {
  const service = useService()
  const serviceOf = (code = '') =>
    service.in(languageOf(service.configuration, code) ?? service.language)
  const planning = {
    client: useQueryClient(),
    here: serviceOf(rows[0]?.unit.from),
    there: serviceOf(to),
    reach: useStatusReach(service),
    keep: useKeepPair(),
  }
  const [texts] = useState(() => byRecord(rows))
  const looking = useJob<number, DraftPlan | ApiError>({ keyOf: String, atOnce: 1 })
  const look = (ids: readonly number[]) =>
    looking.job.run(ids, async (id) => {
      try {
        return await plannedDraft(planning, id, texts.get(id) ?? [])
      } catch (error) {
        return ApiError.from(error)
      }
    })
  const lookAtAll = useEffectEvent(() => look([...texts.keys()]))
  useEffect(() => void lookAtAll(), [])
  return { planning, looking, look }
}

interface Props {
  batch: Batch
  onClose: (hasWritten: boolean) => void
}

/** Texts of events without a version, each as the draft that it would be: shown first, then made. */
export function DraftsDialog({ batch, onClose }: Props) {
  const { t, i18n } = useTranslation(['exchange', 'job', 'service', 'ui', labelRooms.events])
  const nameOf = useLanguageName()
  const { planning, looking, look } = useDraftPlans(batch)
  const { here, there } = planning
  const toMake = new Map(
    looking.results.flatMap(({ outcome }): [number, DraftToMake][] =>
      outcome?.kind === 'draft' ? [[outcome.source.id, outcome]] : [],
    ),
  )
  const list = useRef<HTMLUListElement>(null)
  const unread = looking.results.filter(({ outcome }) => outcome instanceof ApiError)
  const title = t('drafts.title', { language: nameOf(batch.to) })
  const of: BulkOf<EventRecord> = {
    service: there,
    collection: events,
    linked: linkedCollections,
    nameOf: (record) => record.title || t('ui:untitled'),
    labelOf: (field) => fieldLabel(i18n, 'events', field),
    languageOf: () => here.language,
    // One after the other: each may ask whether one that is there is the one that was sent.
    make: ({ id }, marks) =>
      inTurn('drafts', async () => {
        const plan = toMake.get(id)
        if (plan === undefined) throw new ApiError({ kind: 'missing' })
        return outcomeOf(await makeDraft(planning, plan, marks))
      }),
  }
  return (
    <BulkDialog
      {...{ of, title }}
      action="make"
      records={[...toMake.values()].map(({ source }) => source)}
      change={
        looking.isRunning
          ? null
          : ({ id }) => ({ kind: 'update', changes: { ...toMake.get(id)?.values } })
      }
      onClose={(written) => onClose(written.size > 0)}
    >
      <p style={{ margin: 0 }}>{t('drafts.text')}</p>
      {looking.isRunning ? (
        <JobProgress isAside done={looking.done} total={looking.total}>
          {t('drafts.looking')}
        </JobProgress>
      ) : null}
      <Drafts ref={list} tabIndex={-1} aria-label={title}>
        {looking.results.map(({ item, outcome }) => (
          <li key={item}>
            {outcome instanceof ApiError ? (
              `#${item} ${t(`service:${apiErrorMessage(outcome).title}`, apiErrorMessage(outcome).values)}`
            ) : outcome ? (
              <Planned plan={outcome} to={batch.to} />
            ) : (
              `#${item}`
            )}
          </li>
        ))}
      </Drafts>
      {unread.length > 0 && !looking.isRunning ? (
        <Button
          onClick={() => {
            // The button goes.
            list.current?.focus()
            void look(unread.map(({ item }) => item))
          }}
        >
          {t('job:retry', {
            count: unread.length,
          })}
        </Button>
      ) : null}
    </BulkDialog>
  )
}

/** One event: the draft that it would be, or the version that there is. */
function Planned({ plan, to }: { plan: DraftPlan; to: string }) {
  const { t, i18n } = useTranslation(['exchange', 'version', 'ui'])
  const nameOf = useLanguageName()
  const { source } = plan
  const title = (plan.kind === 'draft' ? plan.values.title : plan.version.title) || t('ui:untitled')
  const date = formatDateTime(i18n.language, source.start_date, 'short')
  const without = plan.kind === 'draft' ? plan.without.map(({ from }) => from.name) : []
  return (
    <>
      <strong lang={to}>{title}</strong>
      <p>{t('exchange:drafts.of', { title: source.title || t('ui:untitled'), date })}</p>
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
          <RecordLink name="events" language={to} place={{ id: String(plan.version.id) }}>
            {title}
          </RecordLink>
        </p>
      ) : null}
    </>
  )
}
