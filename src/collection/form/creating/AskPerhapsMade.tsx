import type { Namesakes } from '../namesakes.ts'
import type { RecordForm, Shown } from '../recordForm.ts'
import type { Candidate } from './PerhapsMadeDialog.tsx'
import { PerhapsMadeDialog } from './PerhapsMadeDialog.tsx'

// Asked for by those alone whose answer got lost.

interface Props<R extends Shown> extends Namesakes<R> {
  definition: Pick<RecordForm<R, never, never>, 'name' | 'titleOf'>
}

/** Asks what is to become of a record that an earlier sending may have made. */
export function AskPerhapsMade<R extends Shown>({ definition, onUse, ...props }: Props<R>) {
  const records = new Map(props.existing.map((record) => [record.id, record]))
  const use = ({ id }: Shown) => {
    const record = records.get(id)
    if (record) onUse?.(record)
  }
  return (
    <PerhapsMadeDialog
      {...props}
      collection={definition.name}
      existing={props.existing.map((record) => candidateOf(record, definition.titleOf(record)))}
      {...(onUse ? { onUse: use } : {})}
    />
  )
}

function candidateOf(record: Shown, called: string): Candidate {
  return { ...record, called }
}
