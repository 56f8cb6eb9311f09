import { useParams } from '@tanstack/react-router'
import { isId } from '../../core/views/EditPage.tsx'
import { MissingRecord } from '../../core/views/form/MissingRecord.tsx'
import { OriginalOf, type Original } from './duplicate/OriginalOf.tsx'
import { useEventLabels } from './form/useEventLabels.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WritePanel } from '../../core/job/writes/WritePanel.tsx'
import { type WriteRun, writeRun } from '../../core/job/writes/writeRun.ts'
import { LeftWrites } from '../../core/job/writes/LeftWrites.tsx'
import { ReadAt } from '../../core/views/form/ReadAt.tsx'
import { ReadOnlyNote } from '../../core/views/form/ReadOnlyNote.tsx'
import { useMayWrite } from '../../core/views/list/statusReach.ts'
import { useStoredJobs } from '../../core/job/useStoredJobs.ts'
import { useService } from '../../api/useService.ts'
import { Facts } from '../../ui/Facts.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RouterButton } from '../../ui/RouterLinks.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { copies, copyKind, type CopyPlan } from './duplicate/copyRows.ts'
import { CopyChooser } from './duplicate/CopyChooser.tsx'
import { useWhenText } from './duplicate/useWhenText.ts'

/** An event and its copies: chosen first, then made; what was left of them is offered first. */
function Duplicating({ source, isProtected, readAt, note, reread }: Original) {
  const { t } = useTranslation(['eventDuplicate', 'transfer'])
  const service = useService()
  const mayWrite = useMayWrite(service)
  const when = useWhenText()
  const words = useEventLabels()
  const [run, setRun] = useState<WriteRun<CopyPlan> | null>(null)
  const left = useStoredJobs(copies.left, run !== null)
  const title = source.title || words.say('page.untitled')
  const start = async (plan: CopyPlan) => {
    const { job, isStored } = await copies.add(service, plan)
    if (!isStored) toast.show({ message: t('transfer:new.run.notKept'), severity: 'warning' })
    const next = writeRun(copyKind, service, job)
    setRun(next)
    await next.go()
  }
  return (
    <>
      <PageHeader
        title={t(run ? 'run.title' : 'title', { title })}
        summary={
          <Facts>
            {source.start_date && t('summary', { when: when.both(source, source.all_day) })}
            <ReadAt at={readAt} />
          </Facts>
        }
        actions={
          run ? (
            <RouterButton
              to="/$language/events"
              params={{ language: service.language }}
              search={{ search: source.title }}
              variant="outlined"
            >
              {t('run.list')}
            </RouterButton>
          ) : null
        }
      />
      {note}
      {mayWrite ? null : <ReadOnlyNote />}
      {run ? (
        <WritePanel
          run={run}
          behind={(at) => {
            const { start_date, end_date } = run.stored.plan.tasks[at]?.values ?? {}
            const times = { start_date: String(start_date), end_date: String(end_date) }
            return when.both(times, run.stored.plan.values?.['all_day'] === true)
          }}
          mayWait
          onClose={(isOver) => {
            if (isOver) void copies.forget(run.stored)
            setRun(null)
          }}
        />
      ) : mayWrite ? (
        <>
          <LeftWrites
            jobs={left && left.filter(({ plan }) => plan.original === source.id)}
            nameOf={({ plan }) => t('run.title', { title: plan.title })}
            onOpen={(job) => setRun(writeRun(copyKind, service, job))}
            onForget={copies.forget}
          />
          <CopyChooser {...{ source, isProtected, reread }} onStart={(plan) => void start(plan)} />
        </>
      ) : null}
    </>
  )
}

/** Copies of the event with the number in the address, for one date or many. */
export function EventDuplicatePage() {
  const { id = '' } = useParams({ strict: false })
  return isId(id) ? (
    <OriginalOf key={id} id={Number(id)}>
      {(original) => <Duplicating {...original} />}
    </OriginalOf>
  ) : (
    <MissingRecord name="events" place={{ id }} />
  )
}
