import ArrowDropDown from '@mui/icons-material/ArrowDropDown'
import Button from '@mui/material/Button'
import ButtonGroup from '@mui/material/ButtonGroup'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { useState, useId } from 'react'
import { type FieldValues, type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import { useShortcut } from '../../../ui/shortcuts/shortcuts.ts'
import type { PostFormValues } from './postFormValues.ts'
import { isOut, useMayPublish } from './useMayPublish.ts'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { readWallTime, wallTimeAt } from '../../../time/wallTime.ts'
import { DateBox } from '../../../ui/form/DateBox.tsx'
import { row } from '../../../ui/layout.ts'

interface ScheduleDialogProps {
  /** The publication date in its box. */
  date: string
  onSchedule: (date: string) => void
  onClose: () => void
}

/** Asks when a record is to be published, on the clock of the site. */
function ScheduleDialog({ date, onSchedule, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation(['recordForm', 'ui'])
  const zone = useService().configuration.timezone
  const id = useId()
  const [now] = useState(() => wallTimeAt(Date.now(), zone))
  const isToCome = (moment: string) => (readWallTime(moment) ?? '') > now
  const [moment, setMoment] = useState(isToCome(date) ? date : '')
  const [isFiltered, setAsked] = useState(false)
  const schedule = () => {
    setAsked(true)
    if (isToCome(moment)) onSchedule(moment)
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{t('schedule.title')}</DialogTitle>
      <DialogContent>
        <DateBox
          label={t('schedule.when')}
          value={moment}
          onChange={setMoment}
          error={isFiltered && !isToCome(moment) ? t('schedule.past') : undefined}
          help={t('schedule.clock', { zone })}
          hasFocus
          fullWidth
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('ui:cancel')}</Button>
        <Button variant="contained" onClick={schedule}>
          {t('help.schedule')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface Props<V extends FieldValues> {
  form: UseFormReturn<V>
  /** The status it has; nothing of a new one. */
  opened?: string | undefined
  isSaving: boolean
  /** Saves; with a status when the button says one, else with the status in its box. */
  onSave: (status?: string) => void
}

const Bar = row('section', [0.5, 1], { alignItems: 'center' })

const Unsaved = styled('output')(({ theme }) => ({
  fontSize: '0.875rem',
  color: (theme.vars ?? theme).palette.text.secondary,
  '&:empty': { position: 'absolute' },
  // The buttons have the line to themselves; it is said all the same.
  [theme.breakpoints.down('sm')]: { position: 'fixed', clipPath: 'inset(50%)' },
}))

/** Saving a record: as it is, and with the status that is most likely next; without a status there is only saving. */
export function SaveBar<V extends FieldValues>(props: Props<V>) {
  const { form, opened, isSaving, onSave } = props
  const { t } = useTranslation(['recordForm', 'ui'])
  const { control } = form
  const status: unknown = useWatch({ control, compute: (boxes: FieldValues) => boxes.status })
  const { isDirty } = useFormState({ control })
  const save = (wanted?: string) => {
    if (!isSaving) onSave(wanted)
  }
  useShortcut('mod+s', t('action.save'), () => save())
  return (
    <Bar aria-label={t('action.save')}>
      <Unsaved>{isDirty ? t('ui:unsaved') : ''}</Unsaved>
      {typeof status === 'string' ? (
        // Sound because what has a status is a post.
        <StatusActions
          {...{ status, opened, isSaving }}
          form={form as unknown as UseFormReturn<PostFormValues>}
          onSave={save}
        />
      ) : (
        <Button variant="contained" aria-disabled={isSaving} onClick={() => save()}>
          {t(isSaving ? 'ui:saving' : 'action.save')}
        </Button>
      )}
    </Bar>
  )
}

interface StatusProps {
  form: UseFormReturn<PostFormValues>
  status: string
  opened: string | undefined
  isSaving: boolean
  onSave: (status?: string) => void
}

type ActionName = 'save' | 'saveDraft' | 'update' | 'publish' | 'review' | 'schedule' | 'makeDraft'

/** With what a record of a status is saved: as it is, with the next step, and with the others. */
function actionsOf(
  status: string,
  opened: string | undefined,
  mayPublish: boolean,
  statuses: readonly string[],
) {
  const isOffered = (action: ActionName) =>
    !(action === 'review' && !statuses.includes('pending')) &&
    !(action === 'schedule' && (!statuses.includes('future') || !mayPublish))
  const isShown = (one: string | undefined) => isOut(one) || one === 'private'
  if (isShown(status)) {
    const main: ActionName = isShown(opened) ? 'update' : status === 'publish' ? 'publish' : 'save'
    const draft: ActionName = opened === undefined ? 'saveDraft' : 'makeDraft'
    return {
      aside: null,
      main,
      others: status === 'publish' ? [draft] : ['publish' as const, draft],
    }
  }
  const aside: ActionName = status === 'draft' ? 'saveDraft' : 'save'
  const main: ActionName = mayPublish || status === 'pending' ? 'publish' : 'review'
  const others = (['review', 'schedule', 'makeDraft'] as const).filter(
    (action) =>
      isOffered(action) &&
      action !== main &&
      !(action === 'review' && status === 'pending') &&
      !(action === 'makeDraft' && status === 'draft'),
  )
  return { aside, main, others: [...others] as ActionName[] }
}

/** The status that an action saves with; undefined for the one in its box. */
const statusOf: Partial<Record<ActionName, string>> = {
  publish: 'publish',
  review: 'pending',
  saveDraft: 'draft',
  makeDraft: 'draft',
}

function StatusActions({ form, status, opened, isSaving, onSave }: StatusProps) {
  const { t } = useTranslation(['recordForm', 'ui'])
  const { statuses } = useService().configuration
  const mayPublish = useMayPublish(true) !== false
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isScheduling, setScheduling] = useState(false)
  const { aside, main, others } = actionsOf(status, opened, mayPublish, statuses)
  const act = (action: ActionName) => {
    setAnchor(null)
    if (action === 'schedule') setScheduling(true)
    else onSave(statusOf[action])
  }
  useShortcut('mod+Enter', t('action.publishSave'), () => onSave('publish'))
  return (
    <>
      {aside ? (
        <Button variant="outlined" aria-disabled={isSaving} onClick={() => act(aside)}>
          {t(isSaving ? 'ui:saving' : `action.${aside}`)}
        </Button>
      ) : null}
      <ButtonGroup variant="contained" disableElevation>
        <Button aria-disabled={isSaving} onClick={() => act(main)}>
          {t(isSaving && !aside ? 'ui:saving' : `action.${main}`)}
        </Button>
        {others.length > 0 ? (
          <Button
            sx={{ minWidth: 36, px: 0 }}
            aria-label={t('action.others')}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            aria-disabled={isSaving}
            onClick={({ currentTarget }) => (isSaving ? undefined : setAnchor(currentTarget))}
          >
            <ArrowDropDown fontSize="small" />
          </Button>
        ) : null}
      </ButtonGroup>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {others.map((action) => (
          <MenuItem key={action} onClick={() => act(action)}>
            {t(`action.${action}`)}
          </MenuItem>
        ))}
      </Menu>
      {isScheduling ? (
        <ScheduleDialog
          date={form.getValues('date')}
          onClose={() => setScheduling(false)}
          onSchedule={(date) => {
            setScheduling(false)
            form.setValue('date', date, { shouldDirty: true })
            onSave('future')
          }}
        />
      ) : null}
    </>
  )
}
