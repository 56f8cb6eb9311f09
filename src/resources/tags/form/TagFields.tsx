import { useQuery } from '@tanstack/react-query'
import { TermTexts } from '../../../core/views/form/parts/TermTexts.tsx'
import { TwinNote } from '../../../core/views/form/parts/TwinNote.tsx'
import type { DrawnForm } from '../../../core/views/form/recordForm.ts'
import { termTwin } from '../../../core/views/form/termTwin.ts'
import { searchable } from '../../../core/write/namesakes.ts'
import { listOptions } from '../../../core/query/readOptions.ts'
import { useService } from '../../../api/useService.ts'
import { useSettled } from '../../../ui/form/useSettled.ts'
import { type TagValues, tagFields, tags, type TermRecord } from '../tags.ts'

/** Every field of a tag. */
export function TagFields({ form, opened }: DrawnForm<TermRecord, TagValues>) {
  return (
    <TermTexts
      {...{ form, opened }}
      isNameRequired={tagFields.name.required}
      renderNameNote={(name) => <TagTwin {...{ name, opened }} />}
    />
  )
}

interface TagTwinProps {
  name: string
  opened: TermRecord | null
}

/** Milliseconds without a key after which a name is looked for. */
const pause = 300

/** Looks for the name of a tag once it is typed: a site may have more tags than anybody wants to read. */
function TagTwin({ name, opened }: TagTwinProps) {
  const settled = useSettled(name, pause)
  const search = searchable(settled)
  const { data } = useQuery({
    ...listOptions(useService(), tags, { search }),
    enabled: search !== '' && settled !== opened?.name,
  })
  const own = { id: opened?.id ?? 0, parent: 0 }
  return <TwinNote twin={settled === name ? termTwin(data?.items ?? [], name, own) : undefined} />
}
