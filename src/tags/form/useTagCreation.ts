import { changedBoxes } from '../../collection/form/recordForm.ts'
import { useTermCreation } from '../../collection/form/useTermCreation.ts'
import type { CreationTerms } from '../../collection/safeCreation.ts'
import { useCreate } from '../../collection/useWriting.ts'
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
