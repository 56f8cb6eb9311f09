import { changedBoxes } from '../collection/form/recordForm.ts'
import { RecordCreator } from '../collection/form/RecordCreator.tsx'
import { useTermCreation } from '../collection/form/useTermCreation.ts'
import { createdTag, tagForm } from './form/tagForm.ts'
import { TagExists } from './form/TagExists.tsx'
import { TagFields } from './form/TagFields.tsx'
import { useTagWords } from './form/useTagWords.ts'
import { blankTag, type TagCreate, type TagValues, tags, useCreateTag } from './tags.ts'

/** A new tag: its form, and then its own page. */
export function TagCreatePage() {
  const mutation = useCreateTag()
  const create = useTermCreation(tags, (values: TagCreate) => mutation.mutateAsync({ values }))
  const write = (boxes: TagValues) => {
    const names = changedBoxes(tagForm.boxes, blankTag, boxes)
    return create({ ...tagForm.valuesOf(boxes, names), name: boxes.name })
  }
  return (
    <RecordCreator
      definition={tagForm}
      words={useTagWords()}
      blank={blankTag}
      nameOf={({ name }) => name}
      create={write}
      created={createdTag}
      Fields={TagFields}
      Namesakes={TagExists}
    />
  )
}
