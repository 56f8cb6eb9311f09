import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useService } from '../../api/useService.ts'
import { listOptions } from '../../core/query/readOptions.ts'
import { TermTexts } from '../../core/views/form/parts/TermTexts.tsx'
import { TwinNote, termTwin } from '../../core/views/form/termTwin.tsx'
import { VersionLinks } from '../../core/views/form/parts/VersionLinks.tsx'
import type { DrawnForm } from '../../core/views/form/recordForm.ts'
import { formValuesOf, type ResourceForm } from '../../core/views/form/resourceForm.ts'
import { TermNamesakes } from '../../core/views/form/NamesakeDialog.tsx'
import { useFormLabels } from '../../core/views/form/useFormLabels.ts'
import { searchable } from '../../core/write/namesakes.ts'
import { TheirEvents } from '../TheirEvents.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { useSettled } from '../../ui/form/useSettled.ts'
import { useCreateTag, useTag, useUpdateTag } from './hooks.ts'
import { tagDeletion } from './tagDeletion.ts'
import { tagFields, tags, type TagUpdate, type TagValues, type TermRecord } from './tags.ts'

type Drawn = DrawnForm<TermRecord, TagValues>

/** Every field of a tag. */
function TagFields({ form, opened }: Drawn) {
  return (
    <TermTexts
      {...{ form, opened }}
      isNameRequired={tagFields.name.required}
      renderNameNote={(name) => <TagTwin {...{ name, opened }} />}
    />
  )
}

/** Milliseconds without a key after which a name is looked for. */
const pause = 300

/** Looks for the name of a tag once it is typed: a site may have more tags than anybody wants to read. */
function TagTwin({ name, opened }: { name: string; opened: TermRecord | null }) {
  const settled = useSettled(name, pause)
  const search = searchable(settled)
  const { data } = useQuery({
    ...listOptions(useService(), tags, { search }),
    enabled: search !== '' && settled !== opened?.name,
  })
  const own = { id: opened?.id ?? 0, parent: 0 }
  return <TwinNote twin={settled === name ? termTwin(data?.items ?? [], name, own) : undefined} />
}

/** What there is to know of a tag beside its text. */
function TagSide({ opened }: DrawnForm<TermRecord, TagValues>) {
  return opened ? (
    <>
      <VersionLinks name="tags" id={opened.id} />
      <TheirEvents by="tags" record={opened} />
    </>
  ) : null
}

function ShortTagFields({ form: { control } }: Drawn) {
  const { t } = useTranslation(['termForm', 'ui'])
  const { language } = useService()
  return <TextInput {...{ control }} name="name" label={t('ui:name')} required lang={language} />
}

/** The form of tags. */
export const tagForm: ResourceForm<TermRecord, TagValues, TagUpdate> = {
  ...formValuesOf(tags, tagFields, {
    boxes: ['name', 'slug', 'description'],
    needed: ['name'],
    boxesOf: (values) => values,
    valuesOf: (boxes: TagValues) => boxes,
  }),
  messages: 'tagForm',
  useWords: useFormLabels,
  Fields: TagFields,
  Side: TagSide,
  Short: ShortTagFields,
  Namesakes: (namesakes) => <TermNamesakes {...namesakes} of="tags" />,
  deletion: tagDeletion,
  useRecord: useTag,
  useCreate: useCreateTag,
  useUpdate: useUpdateTag,
}
