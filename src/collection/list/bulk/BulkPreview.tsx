import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/formats.ts'
import { type Plan, planOf } from '../../bulk/bulkTask.ts'

interface BulkPreviewProps {
  plan: Plan<unknown> | null
  action: 'change' | 'make' | 'trash' | 'restore' | 'erase' | undefined
}

const nothing = planOf([], () => ({ kind: 'already' }))

/** In words what a change will do to how many records, and to which it will do nothing. */
export function BulkPreview({ plan, action = 'change' }: BulkPreviewProps) {
  const { t, i18n } = useTranslation('job')
  const counted = (count: number) => ({ count, number: formatNumber(i18n.language, count) })
  const { tasks, already, obstacles } = plan ?? nothing
  return (
    <output>
      {plan ? (
        <Alert severity={tasks.length > 0 ? 'info' : 'warning'} icon={false}>
          <div>{t(`preview.${action}`, counted(tasks.length))}</div>
          {already > 0 ? <div>{t('preview.already', counted(already))}</div> : null}
          {[...obstacles].map(([why, count]) => (
            <div key={why}>{t(`preview.${why}`, counted(count))}</div>
          ))}
        </Alert>
      ) : null}
    </output>
  )
}
