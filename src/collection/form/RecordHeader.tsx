import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { hourIn } from '../../i18n/firstHour.ts'
import { formatDateTime } from '../../i18n/formats.ts'
import { useService } from '../../service/useService.ts'
import { Facts } from '../../ui/Facts.tsx'
import { formatRecentTime } from '../../ui/filters/instantTime.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import type { NounWords, Shown } from './recordForm.ts'
import { useStatusWords } from './statusWords.ts'

interface Props<R> {
  record: R
  title: string
  words: NounWords
  /** Milliseconds since 1970; 0 for not known. */
  readAt: number
  isRefreshing: boolean
  /** What else can be done with it. */
  children?: ReactNode
}

/** Which record this is, how it stands, from when this reading is, and whether a newer reading is on its way. */
export function RecordHeader<R extends Shown>(props: Props<R>) {
  const { record, title, words, readAt, isRefreshing, children } = props
  const { t, i18n } = useTranslation('recordForm')
  const { language } = useService()
  const statuses = useStatusWords()
  const { id, modified, url, status } = record
  const time = formatRecentTime(i18n.language, readAt)
  const number = words.say('page.number', { id })
  const facts = [
    number,
    status === undefined ? '' : statuses.name(status),
    modified ? t('page.changed', { date: formatDateTime(i18n.language, modified, 'short') }) : '',
    readAt > 0 ? t('page.readAt', { count: hourIn(time), time }) : '',
    isRefreshing ? t('page.refreshing') : '',
  ]
  const isPublic = status === undefined || status === 'publish'
  return (
    <PageHeader
      title={title || words.say('page.untitled')}
      kind={number}
      titleLanguage={language}
      summary={
        <Facts>
          {facts}
          {url && isPublic ? (
            <Link href={url} target="_blank" rel="noopener noreferrer">
              {t('page.open')}
            </Link>
          ) : null}
        </Facts>
      }
      actions={children}
    />
  )
}
