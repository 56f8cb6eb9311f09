import { isSettled } from '../../../core/job/jobItem.ts'
import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatList, formatNumber } from '../../../i18n/formats.ts'
import { formatInstant } from '../../../i18n/instants.ts'
import { Choices } from '../../../ui/form/Choice.tsx'
import { Button } from '../../../ui/Button.tsx'
import { RouterButton } from '../../../ui/RouterLinks.tsx'
import { useService } from '../../../service/useService.ts'
import { confirm } from '../../../ui/confirm/confirm.ts'
import { UnreadPlans } from '../../kept/UnreadPlans.tsx'
import { type KeptChanges, keptChanges } from './keptChanges.ts'
import { KeptRows } from './KeptRows.tsx'

interface Props {
  /** null where they cannot be read */
  left: readonly KeptChanges[] | null
  onGoOn: (kept: KeptChanges) => void
}

/** Changes of files that were begun and left, or of which rows were not taken: on record until somebody forgets them. */
export function LeftChanges({ left, onGoOn }: Props) {
  if (left === null) return <UnreadPlans />
  return left.map((kept) => <Left key={kept.key} {...{ kept, onGoOn }} />)
}

function Left({ kept, onGoOn }: { kept: KeptChanges; onGoOn: Props['onGoOn'] }) {
  const { t, i18n } = useTranslation('transfer')
  const service = useService()
  const [isOpen, setOpen] = useState(false)
  const { plan, items: progress, at } = kept
  const { file } = plan
  const open = progress.filter((one) => !isSettled(one)).length
  const countOf = (asked: string) => progress.filter(({ state }) => state === asked).length
  const [queued, undone] = [countOf('queued'), countOf('undone')]
  const found = progress.filter(({ isFound }) => isFound).length
  const written = progress.length - open - queued - undone - found
  const counted = (count: number) => ({ count, number: formatNumber(i18n.language, count) })
  const amounts = { written, found, queued, open, undone, untaken: plan.untaken.length }
  const counts = (['written', 'found', 'queued', 'open', 'undone', 'untaken'] as const).flatMap(
    (kind) => (amounts[kind] > 0 ? [t(`in.left.counts.${kind}`, counted(amounts[kind]))] : []),
  )
  const leave = async () => {
    const isAgreed = await confirm({
      title: t('in.left.forgetTitle', { file }),
      text: t('in.left.forgetText'),
      action: t('new.forgetAction'),
      isDangerous: true,
    })
    if (isAgreed) await keptChanges.forget(kept)
  }
  return (
    <Alert severity="info" sx={{ '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}>
      {t('in.left.text', {
        file,
        when: formatInstant(i18n.language, at),
        counts: formatList(i18n.language, counts),
      })}
      <Choices>
        {open > 0 ? (
          <Button variant="contained" onClick={() => onGoOn(kept)}>
            {t('in.left.goOn', counted(open))}
          </Button>
        ) : null}
        <Button variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('in.left.rows')}
        </Button>
        {written + found > 0 ? (
          <RouterButton
            variant="outlined"
            to="/$language/activity"
            params={{ language: service.language }}
            search={{ series: kept.key }}
          >
            {t('in.left.history')}
          </RouterButton>
        ) : null}
        <Button variant="outlined" onClick={() => void leave()}>
          {t('new.forget')}
        </Button>
      </Choices>
      {isOpen ? <KeptRows {...{ kept }} /> : null}
    </Alert>
  )
}
