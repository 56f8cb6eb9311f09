import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusMark } from '../../core/views/list/StatusMark.tsx'
import {
  type Breach,
  breachMessages,
  fieldOfRule,
  isKnown,
  type RuleName,
} from '../../resources/events/editing.ts'
import { eventWhen } from '../../resources/events/events.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { useService } from '../../api/useService.ts'
import { todayIn } from '../../time/wallTime.ts'
import { Button } from '../../ui/Button.tsx'
import { download } from '../../ui/download.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { fieldId } from '../../ui/form/fieldId.ts'
import { RouterLink } from '../../ui/RouterLinks.tsx'
import type { Judgement } from './reportRun.ts'
import { neutral } from '../../ui/files/neutralCell.ts'

interface Words {
  /** content language */
  readonly language: string
  labelOf(name: RuleName): string
  words(breach: Breach): string
}

const names = [
  'id',
  'language',
  'title',
  'start_date',
  'status',
  'field',
  'rule',
  'is_certain',
  'text',
  'url',
]

const cellOf = (text: string) => `"${neutral(text).replaceAll('"', '""')}"`

/** A line for each rule that an event breaks, as spreadsheets read it (RFC 4180); no cell is a formula. */
export function reportCsv(
  judgements: readonly Judgement[],
  { language, labelOf, words }: Words,
): string {
  const rows = judgements.flatMap(({ event, breaches }) =>
    breaches.map((breach) => [
      String(event.id),
      language,
      event.title,
      event.start_date,
      event.status,
      fieldOfRule[breach.rule],
      labelOf(breach.rule),
      isKnown(breach) ? 'yes' : 'no',
      words(breach),
      event.url,
    ]),
  )
  // The mark by which spreadsheets know UTF-8.
  return `\uFEFF${[names, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`
}

/** As many as are drawn at once. */
const atOnce = 50

const Lines = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: theme.spacing(0.5, 3),
    paddingBlock: theme.spacing(1.25),
    borderBlockEnd: `1px solid ${(theme.vars ?? theme).palette.divider}`,
    overflowWrap: 'anywhere',
    [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& ul': { margin: 0, paddingInlineStart: theme.spacing(2.5) },
  '& a': { display: 'inline-block', verticalAlign: 'top', minHeight: 24 },
  '& p': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: theme.spacing(1.5),
    margin: 0,
    color: (theme.vars ?? theme).palette.text.secondary,
  },
}))

interface Props {
  judgements: readonly Judgement[]
  /** the one that is looked at, where it is one */
  rule: RuleName | undefined
  isOver: boolean
}

/** Events with the rules they break, each a way to its field; and the same as a file. */
export function ReportList({ judgements, rule, isOver }: Props) {
  const { t, i18n } = useTranslation(['rules', 'eventForm'])
  const { configuration, language } = useService()
  const [most, setMost] = useState(atOnce)
  const words = breachMessages(i18n.getFixedT(null, 'rules'), i18n.language, configuration)
  const number = formatNumber(i18n.language, judgements.length)
  if (judgements.length === 0) {
    const none = t(rule === undefined ? 'report.none' : 'report.noneOfRule')
    return isOver ? <EmptyState title={none} /> : null
  }
  const save = () => {
    const today = todayIn(configuration.timezone)
    const labelOf = (name: RuleName) => t(`rule.${name}`)
    const csv = reportCsv(judgements, { language, labelOf, words })
    download(`rules.${language}.${today}.csv`, csv, 'text/csv')
  }
  return (
    <>
      <div>
        <Button
          variant="outlined"
          aria-disabled={!isOver}
          onClick={() => (isOver ? save() : undefined)}
        >
          {t('report.csv', { count: judgements.length, number })}
        </Button>
      </div>
      <Lines>
        {judgements.slice(0, most).map((one) => (
          <li key={one.event.id}>
            <EventLine event={one.event} />
            <ul>
              {one.breaches
                .filter((breach) => rule === undefined || breach.rule === rule)
                .map((breach) => (
                  <li key={`${breach.rule} ${'word' in breach ? breach.word : ''}`}>
                    <BreachLink {...{ breach }} id={one.event.id} said={words(breach)} />
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </Lines>
      {judgements.length > most ? (
        <Button onClick={() => setMost(most + atOnce)}>{t('report.more')}</Button>
      ) : null}
    </>
  )
}

function EventLine({ event }: Pick<Judgement, 'event'>) {
  const { t, i18n } = useTranslation(['rules', 'eventForm'])
  const { language, configuration } = useService()
  const when = eventWhen(event, i18n.language, todayIn(configuration.timezone))
  return (
    <div>
      <RouterLink
        to="/$language/events/$id"
        params={{ language, id: String(event.id) }}
        lang={event.title ? language : undefined}
      >
        {event.title || t('eventForm:page.untitled')}
      </RouterLink>
      <p>
        <Facts>
          {when?.days}
          {when?.hours}
        </Facts>{' '}
        <StatusMark status={event.status} />
      </p>
    </div>
  )
}

/** What is asked for, as a way to its field; versions have a page of their own. */
function BreachLink({ breach, id, said }: { breach: Breach; id: number; said: string }) {
  const { t } = useTranslation('eventForm')
  const { language } = useService()
  const params = { language, id: String(id) }
  if (breach.rule === 'languages')
    return (
      <RouterLink to="/$language/translations/$id" params={params}>
        {said}
      </RouterLink>
    )
  const field = fieldOfRule[breach.rule]
  return (
    <RouterLink to="/$language/events/$id" params={params} hash={fieldId('field', field)}>
      {t(`label.${field}`)}: {said}
    </RouterLink>
  )
}
