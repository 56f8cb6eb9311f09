import { changedBoxes } from '../../../core/views/form/recordForm.ts'
import { useTermCreation } from '../../../core/views/form/useTermCreation.ts'
import type { CreationTerms } from '../../../core/write/safeCreation.ts'
import { useCreate } from '../../../core/write/useWriting.ts'
import { blankTag, type TagCreate, type TagValues, tags } from '../tags.ts'
import { tagForm } from './tagForm.ts'

/** Creates a tag of what was typed. */
export function useTagCreation() {
  const mutation = useCreate(tags)
  const create = useTermCreation(tags, (values: TagCreate, terms) =>
    mutation.mutateAsync({ values, ...terms }),
  )
  return (boxes: TagValues, terms: CreationTerms) => {
    const names = changedBoxes(tagForm.boxes, blankTag, boxes)
    return create({ ...tagForm.valuesOf(boxes, names), name: boxes.name }, terms)
  }
}
