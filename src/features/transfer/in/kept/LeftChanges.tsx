import Alert from '@mui/material/Alert'
import { useState } from 'react'
import type { Identified } from '../../../../core/resource/collection.ts'
import { fieldLabel, labelRooms } from '../../../../core/resource/fieldLabel.ts'
import { RecordLink } from '../../../../core/views/form/RecordLink.tsx'
import { TaskResult } from '../../../../core/views/list/bulk/TaskResult.tsx'
import { isDone, isSettled } from '../../../../core/job/jobItem.ts'
import { JobGroups, type JobLook, useJobCounts } from '../../../../core/job/JobPanel.tsx'
import { formatList, formatNumber } from '../../../../i18n/formats.ts'
import { formatInstant } from '../../../../i18n/instants.ts'
import { titleOfRecord, writables } from '../../../../resources/records.ts'
import { useService } from '../../../../api/useService.ts'
import { Button } from '../../../../ui/Button.tsx'
import { confirm } from '../../../../ui/confirm/confirm.ts'
import { Choices } from '../../../../ui/form/Choice.tsx'
import { RouterButton } from '../../../../ui/RouterLinks.tsx'
import { useProblemMessages } from '../useProblemMessages.ts'
import {
  outcomeOf,
  type PlannedRow,
  type RowProgress,
  type UntakenRow,
  waitingRow,
} from './changePlan.ts'
import { type StoredChanges, storedChanges } from './storedChanges.ts'
import { useTranslation } from 'react-i18next'

/** Where nobody can tell what of a file was written: whoever takes it in again is to know. */
function UnreadPlans() {
  const { t } = useTranslation(['transfer', 'ui'])
  return <Alert severity="error">{t('unreadPlans')}</Alert>
}

interface Props {
  /** null where they cannot be read */
  left: readonly StoredChanges[] | null
  onGoOn: (kept: StoredChanges) => void
}

/** Changes of files that were begun and left, or of which rows were not taken: on record until somebody forgets them. */
export function LeftChanges({ left, onGoOn }: Props) {
  if (left === null) return <UnreadPlans />
  return left.map((kept) => <Left key={kept.key} {...{ kept, onGoOn }} />)
}

/** Each row of a file that changed something, or was to, with what came of it. */
function useRows({ plan, items }: StoredChanges): JobLook<PlannedRow | UntakenRow, RowProgress> {
  const { of, rows, untaken } = plan
  const { t, i18n } = useTranslation(['transfer', labelRooms[of]])
  const service = useService()
  const { language } = service
  const problemWords = useProblemMessages(of)
  const labelOf = (field: string) => fieldLabel(i18n, of, field)
  const nameOf = (record: Identified) => titleOfRecord(of, record)
  const bulkOf = { service, collection: writables[of], nameOf, labelOf }
  return {
    results: [
      ...rows.map((item, at) => ({ item, outcome: items[at] ?? waitingRow })),
      ...untaken.map((item) => ({ item, outcome: undefined })),
    ],
    keyOf: ({ place }) => String(place),
    outcomeOf: ({ outcome = { state: 'left' } }) =>
      outcome.state === 'sending' ? 'unknown' : outcome.state,
    render({ item, outcome = waitingRow }) {
      const { place } = item
      if ('values' in item) {
        const { record, values } = item
        const task = { opened: record, step: { kind: 'update', changes: values } } as const
        return (
          <>
            {t('in.row', { place })}{' '}
            <TaskResult of={bulkOf} result={{ item: task, outcome: outcomeOf(record, outcome) }} />
          </>
        )
      }
      if (item.kind === 'problem') return problemWords(item)
      const { id, title, since } = item
      const fields = formatList(i18n.language, since.map(labelOf))
      return (
        <>
          {t('in.row', { place })}{' '}
          <RecordLink name={of} {...{ language }} place={{ id: String(id) }}>
            <span lang={language}>{title}</span>
          </RecordLink>{' '}
          {t('new.run.leftWhy.unticked')} {since.length > 0 ? t('in.left.since', { fields }) : ''}
        </>
      )
    },
  }
}

function Left({ kept, onGoOn }: { kept: StoredChanges; onGoOn: Props['onGoOn'] }) {
  const { t, i18n } = useTranslation(['transfer', 'ui'])
  const { language } = useService()
  const [isOpen, setOpen] = useState(false)
  const rows = useRows(kept)
  const { file } = kept.plan
  const open = kept.items.filter((one) => !isSettled(one)).length
  const leave = async () => {
    const isAgreed = await confirm({
      title: t('in.left.forgetTitle', { file }),
      text: t('in.left.forgetText'),
      action: t('ui:forget'),
      isDangerous: true,
    })
    if (isAgreed) await storedChanges.forget(kept)
  }
  return (
    <Alert severity="info" sx={{ '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}>
      {t('in.left.text', {
        file,
        when: formatInstant(i18n.language, kept.at),
        counts: useJobCounts(rows, true),
      })}
      <Choices>
        {open > 0 ? (
          <Button variant="contained" onClick={() => onGoOn(kept)}>
            {t('in.left.goOn', { count: open, number: formatNumber(i18n.language, open) })}
          </Button>
        ) : null}
        <Button variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('in.left.rows')}
        </Button>
        {kept.items.some(isDone) ? (
          <RouterButton
            variant="outlined"
            to="/$language/activity"
            params={{ language }}
            search={{ series: kept.key }}
          >
            {t('in.left.history')}
          </RouterButton>
        ) : null}
        <Button variant="outlined" onClick={() => void leave()}>
          {t('new.forget')}
        </Button>
      </Choices>
      {isOpen ? (
        <section aria-label={t('in.left.rows')}>
          <JobGroups {...rows} />
        </section>
      ) : null}
    </Alert>
  )
}
