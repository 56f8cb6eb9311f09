import { BulkDialog } from '../../../core/views/list/bulk/BulkDialog.tsx'
import { type PostAction, PostBulkDialog } from '../../../core/views/list/bulk/PostBulkDialog.tsx'
import {
  flagging,
  leavingVenue,
  type LinkField,
  linkFields,
  linking,
  movingTo,
  withPublication,
} from './eventChanges.ts'
import { ShiftDialog, type EventBulkProps } from './ShiftDialog.tsx'
import Alert from '@mui/material/Alert'
import { useState, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldLabel } from '../../../core/resource/fieldLabel.ts'
import { RecordPicker } from '../../../core/views/pickers/RecordPicker.tsx'
import { categorySource, organizerSource, tagSource, venueSource } from '../pickerSources.ts'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { type LinkWay, linkWays } from '../../../core/job/bulk/postChanges.ts'
import { type Linked, useLinkMistake } from '../form/useLinkMistake.ts'

/** Looks once more at what many events are to be linked to, before the first of them is written and before a retry. */
function useChosenLook(field: Linked, ids: readonly number[]) {
  const look = useLinkMistake()
  const input = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<{ ids: readonly number[]; mistake: string } | null>(null)
  return {
    /** What the picker is told. */
    picker: { inputRef: input, error: found?.ids === ids ? found.mistake : undefined },
    mayStart: async (): Promise<boolean> => {
      const mistake = await look(field, ids)
      setFound(mistake === undefined ? null : { ids, mistake })
      // The box that is at fault says it to whoever comes onto it.
      if (mistake !== undefined) input.current?.focus()
      return mistake === undefined
    },
  }
}

/** Puts organizers, categories or tags beside those that events have, takes some away, or puts them in their place. */
function LinkDialog({ field, ...props }: EventBulkProps & { field: LinkField }) {
  const { t, i18n } = useTranslation(['job', 'filters', 'eventForm', 'recordForm', 'ui'])
  const [way, setWay] = useState<LinkWay>('add')
  const [ids, setIds] = useState<readonly number[]>([])
  const look = useChosenLook(field, ids)
  const chosen = { label: fieldLabel(i18n, 'events', field), value: ids, onChange: setIds }
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

interface FlagDialogProps extends EventBulkProps {
  flag: 'featured' | 'hide_from_listings'
}

/** Features events, or hides them, or puts an end to it. */
function FlagDialog({ flag, ...props }: FlagDialogProps) {
  const { t, i18n } = useTranslation(['job', 'filters', 'eventForm', 'recordForm', 'ui'])
  const [answer, setAnswer] = useState<'yes' | 'no' | null>(null)
  const hides = flag === 'hide_from_listings' && answer === 'yes'
  return (
    <BulkDialog
      {...props}
      title={t(`event.actions.${flag}`)}
      change={answer === null ? null : flagging(flag, answer === 'yes')}
    >
      <FormControl>
        <FormLabel id="bulk-flag">{fieldLabel(i18n, 'events', flag)}</FormLabel>
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

/** Stands for «no venue»: no record has this number. */
const none = 0

/** Moves events to another venue, or away from the one they have. */
function VenueDialog(props: EventBulkProps) {
  const { t } = useTranslation(['job', 'filters', 'ui'])
  const [ids, setIds] = useState<readonly number[]>([])
  const [venue] = ids
  const isNone = venue === none
  const { picker, mayStart } = useChosenLook('venue', ids)
  return (
    <BulkDialog
      {...props}
      title={t('event.actions.venue')}
      // There is nothing that could have gone to the trash.
      mayStart={isNone ? undefined : mayStart}
      whyNot={picker.error}
      change={venue === undefined ? null : isNone ? leavingVenue() : movingTo(venue)}
    >
      <RecordPicker
        source={venueSource}
        label={t('ui:new.venues')}
        value={ids}
        onChange={setIds}
        several={false}
        besides={[{ id: none, label: t('event.noVenue'), detail: '' }]}
        {...picker}
      />
      {isNone ? <Alert severity="info">{t('event.noVenueNote')}</Alert> : null}
    </BulkDialog>
  )
}

/** What can be done with many events, beside what can be done with all that has a status. */
export const eventActions = [
  'venue',
  ...linkFields,
  'featured',
  'hide_from_listings',
  'shift',
] as const
type EventAction = (typeof eventActions)[number]

/** The dialog of an action. */
export function EventBulkDialog(props: EventBulkProps & { action: EventAction | PostAction }) {
  const { action, ...dialog } = props
  const { timezone } = props.of.service.configuration
  if (action === 'venue') return <VenueDialog {...dialog} />
  if (action === 'organizer' || action === 'categories' || action === 'tags')
    return <LinkDialog {...dialog} field={action} />
  if (action === 'featured' || action === 'hide_from_listings')
    return <FlagDialog {...dialog} flag={action} />
  if (action === 'shift') return <ShiftDialog {...dialog} />
  const withStatus = withPublication(timezone)
  return <PostBulkDialog {...dialog} {...{ action, withStatus }} />
}
