import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type LinkWay, linkWays } from '../../collection/bulk/linkChange.ts'
import { BulkDialog } from '../../collection/list/bulk/BulkDialog.tsx'
import { RecordPicker } from '../../collection/pickers/RecordPicker.tsx'
import { categorySource, organizerSource, tagSource } from '../pickerSources.ts'
import type { EventBulkProps } from './EventBulkDialog.tsx'
import { type LinkField, linking } from './eventChanges.ts'
import { useChosenLook } from './useChosenLook.ts'

/** Puts organizers, categories or tags beside those that events have, takes some away, or puts them in their place. */
export function LinkDialog({ field, ...props }: EventBulkProps & { field: LinkField }) {
  const { t } = useTranslation('job')
  const [way, setWay] = useState<LinkWay>('add')
  const [ids, setIds] = useState<readonly number[]>([])
  const look = useChosenLook(field, ids)
  const chosen = { label: t(`event.chosen.${field}`), value: ids, onChange: setIds }
  const picker = { ...chosen, ...look.picker }
  return (
    <BulkDialog
      {...props}
      title={t(`event.actions.${field}`)}
      // What is gone can still be taken away.
      mayStart={way === 'remove' ? undefined : look.mayStart}
      whyNot={look.picker.error}
      change={ids.length > 0 ? linking(field, way, ids) : null}
    >
      <FormControl>
        <FormLabel id="bulk-way">{t('event.way.label')}</FormLabel>
        <RadioGroup row aria-labelledby="bulk-way" value={way}>
          {linkWays.map((one) => (
            <FormControlLabel
              key={one}
              value={one}
              label={t(`event.way.${one}`)}
              control={<Radio onChange={() => setWay(one)} />}
            />
          ))}
        </RadioGroup>
      </FormControl>
      {field === 'organizer' ? <RecordPicker source={organizerSource} {...picker} /> : null}
      {field === 'categories' ? <RecordPicker source={categorySource} {...picker} /> : null}
      {field === 'tags' ? <RecordPicker source={tagSource} {...picker} /> : null}
    </BulkDialog>
  )
}
