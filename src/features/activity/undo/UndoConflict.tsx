import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Task } from '../../../core/write/task.ts'
import type { Identified } from '../../../core/resource/collection.ts'
import type { Operation } from '../../../core/write/operation.ts'
import { useFieldText } from '../useFieldText.ts'
import { writables } from '../../../resources/records.ts'
import type { UndoRun } from './useUndoing.ts'
import { Sentence } from '../../../ui/speech/Sentence.tsx'
import type { Outcome } from '../../../core/write/saved.ts'

interface Props {
  entry: Operation
  outcome: Extract<Outcome<Identified>, { kind: 'conflict' }>
  task: Task<Identified>
  undoing: UndoRun
}

/** What changed since the write: nothing goes over it unless a person says so. */
export function UndoConflict(props: Props) {
  return props.task.step.kind === 'delete' ? <ChangedSince {...props} /> : <FieldsBack {...props} />
}

/** Of a record that the write made: how it is now, and the way to be rid of it all the same. */
function ChangedSince({ entry, outcome: { fresh, fields }, task, undoing }: Props) {
  const { t } = useTranslation(['activity', 'ui'])
  const words = useFieldText()
  const { collection } = entry
  const say = (name: string, record: Identified) =>
    words.value(entry, name, writables[collection].fields[name]?.of(record), record)
  return (
    <div>
      {fields.map((name) => (
        <div key={name}>
          <Sentence
            words={t('changed', {
              field: words.label(collection, name),
              before: say(name, task.opened),
              after: say(name, fresh),
            })}
          />
        </div>
      ))}
      <Button
        size="small"
        variant="outlined"
        disabled={undoing.job.again !== null}
        onClick={() => void undoing.again(entry, { ...task, opened: fresh })}
      >
        {t('conflict.takeAway')}
      </Button>
    </div>
  )
}

/** Its fields, each to be put back or left. */
function FieldsBack({ entry, outcome, task, undoing }: Props) {
  const { t } = useTranslation(['activity', 'ui'])
  const words = useFieldText()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { collection } = entry
  const { fresh, fields, crossed } = outcome
  const changes = task.step.kind === 'update' ? task.step.changes : {}
  // Without the other one there is no way for it back.
  const stuck = crossed?.beside && !(crossed.beside.field in changes) ? crossed.field : undefined
  const kept = new Set(fields.filter((field) => !chosen.includes(field)))
  const left = Object.entries(changes).filter(([field]) => !kept.has(field))
  const choose = (field: string, isChosen: boolean) =>
    setChosen([...chosen.filter((one) => one !== field), ...(isChosen ? [field] : [])])
  const say = (field: string, value: unknown, record: unknown) =>
    words.value(entry, field, value, record)
  const facts = (field: string) => ({
    field: words.label(collection, field),
    now: say(field, writables[collection].fields[field]?.of(fresh), fresh),
    before: say(field, changes[field], entry.before),
  })
  const offered = fields.filter((field) => field !== stuck)
  return (
    <div>
      {stuck ? (
        <div>
          <Sentence words={t('conflict.crossed', facts(stuck))} />
        </div>
      ) : null}
      {offered.map((field) => (
        <FormControlLabel
          key={field}
          sx={{ display: 'flex', alignItems: 'start' }}
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(field)}
              onChange={(_, isChosen) => choose(field, isChosen)}
            />
          }
          label={<Sentence words={t('conflict.field', facts(field))} />}
        />
      ))}
      {offered.length + left.length > 0 ? (
        <Button
          size="small"
          variant="outlined"
          disabled={left.length === 0 || undoing.job.again !== null}
          onClick={() =>
            void undoing.again(entry, {
              opened: fresh,
              step: { kind: 'update', changes: Object.fromEntries(left) },
            })
          }
        >
          {t('ui:putBack')}
        </Button>
      ) : null}
    </div>
  )
}
