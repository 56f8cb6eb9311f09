import { changedBoxes } from '../../collection/form/recordForm.ts'
import { useTermCreation } from '../../collection/form/useTermCreation.ts'
import { blankTag, type TagCreate, type TagValues, tags, useCreateTag } from '../tags.ts'
import { tagForm } from './tagForm.ts'

/** Creates a tag of what was typed. */
export function useTagCreation() {
  const mutation = useCreateTag()
  const create = useTermCreation(tags, (values: TagCreate) => mutation.mutateAsync({ values }))
  return (boxes: TagValues) => {
    const names = changedBoxes(tagForm.boxes, blankTag, boxes)
    return create({ ...tagForm.valuesOf(boxes, names), name: boxes.name })
  }
}
