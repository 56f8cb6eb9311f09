import { useTranslation } from 'react-i18next'
import { RowTitle } from '../../ui/table/RowTitle.tsx'

interface EventTitleProps {
  id: number
  title: string
  /** The content language: the title's own, and the address's. */
  language: string
}

/** The name of an event, which opens it. */
export function EventTitle({ id, title, language }: EventTitleProps) {
  const { t } = useTranslation('eventList')
  return (
    <RowTitle to="/$language/events/$id" params={{ language, id: String(id) }}>
      {title ? <span lang={language}>{title}</span> : t('untitled')}
    </RowTitle>
  )
}
