import { RowTitle } from '../../../ui/table/RowTitle.tsx'
import type { EventRecord } from '../eventRecord.ts'
import type { RowLabels } from './useRowMessages.ts'

interface EventTitleProps {
  event: Pick<EventRecord, 'id' | 'title'>
  /** The content language: the title's own, and the address's. */
  language: string
  words: RowLabels
}

/** The name of an event, which opens it. */
export function EventTitle({ event: { id, title }, language, words }: EventTitleProps) {
  return (
    <RowTitle to="/$language/events/$id" params={{ language, id: String(id) }}>
      {title ? <span lang={language}>{title}</span> : words.t('ui:untitled')}
    </RowTitle>
  )
}
