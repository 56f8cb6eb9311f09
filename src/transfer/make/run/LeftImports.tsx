import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import type { CollectionName } from '../../../collection/collection.ts'
import { useStoredJobs } from '../../../core/job/useStoredJobs.ts'
import { formatNumber } from '../../../i18n/formats.ts'
import { formatInstant } from '../../../i18n/instants.ts'
import { Choices } from '../../../ui/form/Choice.tsx'
import { Button } from '../../../ui/Button.tsx'
import { confirm } from '../../../ui/confirm/confirm.ts'
import { UnreadPlans } from '../../kept/UnreadPlans.tsx'
import { isSettled, placesIn } from './importPlan.ts'
import { type KeptImport, keptImports } from './keptImport.ts'
import { isWrong } from './unmadeRow.ts'

interface Props {
  of: CollectionName
  onOpen: (kept: KeptImport) => void
}

/** Imports that were begun and left, by a page that was closed or a machine that stopped; or ended, and not put away. */
export function LeftImports({ of, onOpen }: Props) {
  const { t, i18n } = useTranslation('transfer')
  const imports = useStoredJobs(keptImports)
  const number = (count: number) => formatNumber(i18n.language, count)
  const leave = async (one: KeptImport) => {
    const isAgreed = await confirm({
      title: t('new.forgetTitle', { file: one.plan.file }),
      text: t('new.forgetText'),
      action: t('new.forgetAction'),
      isDangerous: true,
    })
    if (isAgreed) await keptImports.forget(one)
  }
  if (imports === null) return <UnreadPlans />
  return imports
    .filter(({ plan }) => plan.of === of)
    .map((one) => (
      <Alert key={one.key} severity="info">
        {t(one.items.every(isSettled) ? 'new.ended' : 'new.left', {
          file: one.plan.file,
          when: formatInstant(i18n.language, one.at),
          made: number(placesIn(one.items, 'made').length),
          total: number(one.plan.tasks.length + (one.plan.unmade ?? []).filter(isWrong).length),
        })}
        <Choices>
          <Button variant="contained" onClick={() => onOpen(one)}>
            {t('new.goOn')}
          </Button>
          <Button variant="outlined" onClick={() => void leave(one)}>
            {t('new.forget')}
          </Button>
        </Choices>
      </Alert>
    ))
}
