import { TouchedByMany } from '../../../core/views/deleting/TouchedByMany.tsx'
import { TermActions } from '../../../core/views/list/bulk/TermActions.tsx'
import { SelectionBar } from '../../../core/views/list/select/SelectionBar.tsx'
import type { SelectionProps } from '../../../core/views/list/select/selections.ts'
import { eventsWith } from '../../events/events.ts'
import { useService } from '../../../api/useService.ts'
import { tags, type TermRecord } from '../tags.ts'

/** What can be done with the tags that are chosen in a list. */
export function TagSelection(props: SelectionProps<TermRecord>) {
  const of = { service: useService(), collection: tags }
  return (
    <SelectionBar {...props}>
      {(chosen) => (
        <TermActions
          {...{ of, ...chosen }}
          renderTouched={(records) => (
            <TouchedByMany touches={[eventsWith({ tags: records.map(({ id }) => id) })]} />
          )}
        />
      )}
    </SelectionBar>
  )
}
