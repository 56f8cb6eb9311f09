import { useTranslation } from 'react-i18next'
import { refusalWords } from '../../service/refusalWords.ts'
import { useService } from '../../service/useService.ts'
import { Button } from '../../ui/Button.tsx'
import { RouterLink } from '../../ui/RouterLinks.tsx'
import { useEventWords } from '../form/useEventWords.ts'
import type { CopyPlan, PlannedCopy } from './copyPlan.ts'
import { CopyTable } from './CopyTable.tsx'
import type { CopyWork } from './useCopying.ts'
import { useWhenWords } from './useWhenWords.ts'

interface Props {
  plan: CopyPlan
  work: CopyWork
}

/** What came of each copy. */
export function CopyResults({ plan, work }: Props) {
  const { t } = useTranslation('eventDuplicate')
  const when = useWhenWords()
  const { language } = useService()
  const allDay = plan.values.all_day === true
  return (
    <CopyTable aria-label={t('result.list')}>
      <thead>
        <tr>
          {(['date', 'time', 'name', 'notes'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`preview.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {plan.copies.map((copy, at) => (
          <tr key={`${copy.start_date} ${copy.end_date}`}>
            <td>{when.days(copy)}</td>
            <td data-part="hours">{when.hours(copy, allDay)}</td>
            <td lang={language}>
              {copy.id === null || copy.state === 'undone' ? (
                copy.title
              ) : (
                <RouterLink to="/$language/events/$id" params={{ language, id: String(copy.id) }}>
                  {copy.title}
                </RouterLink>
              )}
            </td>
            <td>
              <Result {...{ copy, at, work }} />
            </td>
          </tr>
        ))}
      </tbody>
    </CopyTable>
  )
}

const signs: Readonly<Record<PlannedCopy['state'], string>> = {
  waiting: '·',
  begun: '…',
  made: '✓',
  refused: '✗',
  unknown: '?',
  queued: '⏲',
  undone: '↩',
}

function Result({ copy, at, work }: { copy: PlannedCopy; at: number; work: CopyWork }) {
  const { t } = useTranslation(['eventDuplicate', 'service'])
  const labels = useEventWords()
  const refusal = work.refusals.get(at)
  const isRefused = copy.state === 'refused' && refusal
  const words = isRefused ? refusalWords(refusal) : null
  return (
    <>
      <span aria-hidden>{signs[copy.state]} </span>
      {t(`eventDuplicate:state.${copy.state}`)}
      {copy.state === 'made' && copy.differs.length > 0
        ? `. ${t('eventDuplicate:state.differs', { fields: copy.differs.map((name) => labels.label(name)).join(', ') })}`
        : null}
      {words
        ? `: ${t(`service:${words.title}`, words.values)}. ${t(`service:${words.text}`)}`
        : null}
      {isRefused ? <Named refusal={refusal} /> : null}
      {copy.state === 'unknown' && work.doing === null ? (
        <Uncertain {...{ copy, at, work }} />
      ) : null}
    </>
  )
}

/** The fields that were refused, in the words of the service. */
function Named({ refusal }: { refusal: { params: Readonly<Record<string, string>> } }) {
  const labels = useEventWords()
  const fields = Object.entries(refusal.params)
  return fields.length === 0 ? null : (
    <ul>
      {fields.map(([name, text]) => (
        <li key={name}>
          {labels.label(name)}: {text}
        </li>
      ))}
    </ul>
  )
}

/** Nothing was found out: only who looks can tell. */
function Uncertain({ copy, at, work }: { copy: PlannedCopy; at: number; work: CopyWork }) {
  const { t } = useTranslation('eventDuplicate')
  const { language } = useService()
  const day = copy.start_date.slice(0, 10)
  return (
    <div>
      {t('state.unknownText')}{' '}
      <RouterLink
        to="/$language/events"
        params={{ language }}
        search={{ start_date: day, starts_before: day }}
        target="_blank"
      >
        {t('state.look')}
      </RouterLink>{' '}
      <Button variant="outlined" onClick={() => work.settle(at, true)}>
        {t('state.isThere')}
      </Button>{' '}
      <Button variant="outlined" onClick={() => work.settle(at, false)}>
        {t('state.isNot')}
      </Button>
    </div>
  )
}
