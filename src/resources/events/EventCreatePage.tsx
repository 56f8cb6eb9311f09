import { useSearch } from '@tanstack/react-router'
import { useService } from '../../api/useService.ts'
import { CreatePage } from '../../core/views/CreatePage.tsx'
import { isId } from '../../core/views/EditPage.tsx'
import { readWallDay } from '../../time/wallTime.ts'
import { copiedFormValues } from './duplicate/copiedValues.ts'
import { OriginalOf } from './duplicate/OriginalOf.tsx'
import { eventPages } from './eventPages.tsx'

/** A new event: its form, and then its own page. The address may name an event to fill it with, and the day of the copy. */
export function EventCreatePage() {
  const { copy, on = '' } = useSearch({ strict: false })
  const { timezone } = useService().configuration
  if (!isId(String(copy))) return <CreatePage form={eventPages} />
  const day = readWallDay(String(on))
  return (
    <OriginalOf key={`${String(copy)} ${String(on)}`} id={Number(copy)}>
      {({ source }) => (
        <CreatePage form={eventPages} filled={copiedFormValues(source, day && { day }, timezone)} />
      )}
    </OriginalOf>
  )
}
