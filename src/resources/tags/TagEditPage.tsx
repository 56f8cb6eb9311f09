import { useParams } from '@tanstack/react-router'
import { tagDeletion } from './tagDeletion.ts'
import { MissingRecord } from '../../core/views/form/MissingRecord.tsx'
import { OpenRecord } from '../../core/views/form/OpenRecord.tsx'
import { useUpdate } from '../../core/write/useWriting.ts'
import { createdTag, tagForm } from './form/tagForm.ts'
import { TagFields } from './form/TagFields.tsx'
import { useTagWords } from './form/useTagWords.ts'
import { useTag, tags } from './tags.ts'

/** The tag with the number in the address. */
export function TagEditPage() {
  const { id = '' } = useParams({ strict: false })
  const words = useTagWords()
  return /^[1-9]\d{0,14}$/.test(id) ? (
    <TagById key={id} id={Number(id)} />
  ) : (
    <MissingRecord name="tags" place={{ id }} words={words} />
  )
}

function TagById({ id }: { id: number }) {
  const update = useUpdate(tags)
  const created = createdTag.of(id)
  return (
    <OpenRecord
      definition={tagForm}
      words={useTagWords()}
      reading={useTag(id)}
      begun={created?.record}
      differences={created?.differences}
      place={{ id: String(id) }}
      write={(opened, changes, undoes) => update.mutateAsync({ id, opened, changes, undoes })}
      deletion={{ of: tagDeletion }}
      Fields={TagFields}
    />
  )
}
