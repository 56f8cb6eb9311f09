import Alert from '@mui/material/Alert'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BulkDialog } from '../../collection/list/bulk/BulkDialog.tsx'
import type { EventBulkProps } from './EventBulkDialog.tsx'
import { flagging } from './eventChanges.ts'

interface FlagDialogProps extends EventBulkProps {
  flag: 'featured' | 'hide_from_listings'
}

/** Features events, or hides them, or puts an end to it. */
export function FlagDialog({ flag, ...props }: FlagDialogProps) {
  const { t } = useTranslation(['job', 'filters'])
  const [answer, setAnswer] = useState<'yes' | 'no' | null>(null)
  const hides = flag === 'hide_from_listings' && answer === 'yes'
  return (
    <BulkDialog
      {...props}
      title={t(`event.actions.${flag}`)}
      change={answer === null ? null : flagging(flag, answer === 'yes')}
    >
      <FormControl>
        <FormLabel id="bulk-flag">{t(`event.flag.${flag}`)}</FormLabel>
        <RadioGroup row aria-labelledby="bulk-flag" value={answer ?? ''}>
          {(['yes', 'no'] as const).map((one) => (
            <FormControlLabel
              key={one}
              value={one}
              label={t(`filters:answer.${one}`)}
              control={<Radio onChange={() => setAnswer(one)} />}
            />
          ))}
        </RadioGroup>
      </FormControl>
      {hides ? <Alert severity="warning">{t('event.hiddenNote')}</Alert> : null}
    </BulkDialog>
  )
}
