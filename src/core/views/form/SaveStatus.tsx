import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { CreationChoice } from '../../write/safeCreation.ts'
import type { Conflict } from '../../write/saved.ts'
import { AskPerhapsMade } from './creating/AskPerhapsMade.tsx'
import type { NamesakesOf } from './namesakes.ts'
import type { RecordForm, Shown } from './recordForm.ts'
import { SaveError } from './SaveError.tsx'
import type { useSaving } from './useSaving.ts'

type ErrorProps = Parameters<typeof SaveError>[0]

interface Props<R extends Shown> extends Pick<ErrorProps, 'onQueued' | 'form' | 'draft'> {
  saving: ReturnType<typeof useSaving<R, FieldValues>>
  definition: Pick<RecordForm<R, never, never>, 'name' | 'titleOf'>
  /** what the record is called */
  title: string
  /** of a record that exists: asks about what somebody else changed too */
  renderConflict?: (reason: Conflict<R>) => ReactNode
  /** of a new one: makes another although one is there */
  onCreate?: (choice: CreationChoice) => void
  /** goes on with one that is there */
  onUse?: (record: R) => void
  Namesakes?: NamesakesOf<R> | undefined
}

/** How a save stands that has not come to its end: why, and what a person can do about it. */
export function SaveStatus<R extends Shown>({ saving, definition, title, ...props }: Props<R>) {
  const { held } = saving
  const { Namesakes, onCreate, onUse } = props
  if (held === null) return null
  if (held.kind === 'refused') {
    const { onQueued, form, draft } = props
    return (
      <SaveError
        key={held.reason.message}
        refusal={held.reason}
        name={title}
        onRetry={() => saving.save(held.status)}
        toWait={saving.toWait}
        {...{ onQueued, form, draft }}
      />
    )
  }
  // What there is to do is said by the form.
  if (held.kind === 'unready') return null
  if (held.kind === 'conflict') return props.renderConflict?.(held.reason)
  const asked = { existing: held.reason.existing, onUse, onCancel: saving.dismiss }
  if (held.kind === 'perhaps')
    return (
      <AskPerhapsMade
        {...{ definition, ...asked }}
        onCreate={() => onCreate?.({ evenIfNamed: true, evenIfMade: true })}
      />
    )
  return Namesakes ? (
    <Namesakes {...asked} onCreate={() => onCreate?.({ evenIfNamed: true })} />
  ) : null
}
