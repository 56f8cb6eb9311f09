import { useService } from '../../../api/useService.ts'
import type { CollectionName, Identified } from '../../resource/collection.ts'
import { RecordLink } from './RecordLink.tsx'

interface Props {
  name: CollectionName
  record: Identified | undefined
  /** Says by what it was opened. */
  text: string
  /** Leads to the page of its number. */
  action: string
}

/** A record was opened by its slug; its number stays when the slug does not. */
export function SlugNote({ name, record, text, action }: Props) {
  const { language } = useService()
  if (record === undefined) return null
  return (
    <p>
      {text}{' '}
      <RecordLink {...{ name, language }} place={{ id: String(record.id) }}>
        {action}
      </RecordLink>
    </p>
  )
}
