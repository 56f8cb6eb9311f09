import { Suspense } from 'react'
import type { Namesakes } from '../namesakes.ts'
import type { RecordForm, Shown } from '../recordForm.ts'
import type { Candidate } from './PerhapsMadeDialog.tsx'
import { lazily } from '../../../ui/lazily.tsx'

// Asked for by those alone whose answer got lost.
const PerhapsMadeDialog = lazily(() =>
  import('./PerhapsMadeDialog.tsx').then((it) => it.PerhapsMadeDialog),
)

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
    <Suspense fallback={null}>
      <PerhapsMadeDialog
        {...props}
        collection={definition.name}
        existing={props.existing.map((record) => candidateOf(record, definition.titleOf(record)))}
        {...(onUse ? { onUse: use } : {})}
      />
    </Suspense>
  )
}

function candidateOf(record: Shown, called: string): Candidate {
  return { ...record, called }
}
