import { RecordCreator } from '../../core/views/form/RecordCreator.tsx'
import { createdTag, tagForm } from './form/tagForm.ts'
import { TagExists } from './form/TagExists.tsx'
import { TagFields } from './form/TagFields.tsx'
import { useTagCreation } from './form/useTagCreation.ts'
import { useTagWords } from './form/useTagWords.ts'
import { blankTag } from './tags.ts'

/** A new tag: its form, and then its own page. */
export function TagCreatePage() {
  return (
    <RecordCreator
      definition={tagForm}
      words={useTagWords()}
      blank={blankTag}
      nameOf={({ name }) => name}
      create={useTagCreation()}
      created={createdTag}
      Fields={TagFields}
      Namesakes={TagExists}
    />
  )
}
