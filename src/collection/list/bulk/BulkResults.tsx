import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/formats.ts'
import { RouterLink } from '../../../ui/RouterLinks.tsx'
import type { Identified } from '../../collection.ts'
import type { Task } from '../../bulk/bulkTask.ts'
import { type BulkOf, serviceOf } from './bulkOf.ts'
import {
  kindOf,
  type OutcomeKind,
  outcomeKinds,
  useOutcomeCounts,
  useOutcomeWords,
} from './outcomeWords.ts'
import { Differing } from './Differing.tsx'
import { ReasonLinks } from './ReasonLinks.tsx'
import type { Bulk, Result } from './useBulk.ts'

/** As many as are drawn at once. */
const atOnce = 50

const List = styled('ul')(({ theme }) => ({
  margin: theme.spacing(0.5, 0, 1),
  paddingInlineStart: theme.spacing(2.5),
  overflowWrap: 'anywhere',
  // High enough for a finger, though another link is right below it.
  '& > li > a': { display: 'inline-block', verticalAlign: 'top', minHeight: 24 },
}))

interface BulkResultsProps<R extends Identified> {
  bulk: Pick<Bulk<R>, 'results' | 'round'> & Partial<Pick<Bulk<R>, 'putBack'>>
  of: BulkOf<R>
}

/** What came of each record, those that need looking at first. */
export function BulkResults<R extends Identified>({ bulk, of }: BulkResultsProps<R>) {
  const { t } = useTranslation('bulk')
  const { results, round, putBack } = bulk
  const counts = useOutcomeCounts(results, true)
  const place = useRef<HTMLOutputElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div>
      <Typography ref={place} component="output" tabIndex={-1} sx={{ display: 'block', mb: 1 }}>
        {t(round?.isUndo ? (results.length === 0 ? 'undoneNone' : 'undone') : 'over', { counts })}
      </Typography>
      {outcomeKinds.map((kind) => (
        <Group
          key={kind}
          {...{ kind, of, putBack }}
          results={results.filter((result) => kindOf(result) === kind)}
          series={round?.series}
        />
      ))}
    </div>
  )
}

interface GroupProps<R extends Identified> {
  kind: OutcomeKind
  of: BulkOf<R>
  results: readonly Result<R>[]
  /** its name in the history, which tells what each was, was meant to be, and is */
  series: string | undefined
  putBack: Bulk<R>['putBack'] | undefined
}

/** Open where something is to be looked at. */
function Group<R extends Identified>(props: GroupProps<R>) {
  const { kind, of, results, series, putBack } = props
  const { t, i18n } = useTranslation('bulk')
  const [most, setMost] = useState(atOnce)
  const words = useOutcomeWords(of.labelOf)
  if (results.length === 0) return null
  const number = formatNumber(i18n.language, results.length)
  return (
    <details open={kind !== 'saved' && kind !== 'unchanged'}>
      <summary>{t(`counts.${kind}`, { count: results.length, number })}</summary>
      <List>
        {results.slice(0, most).map(({ task, outcome }) => (
          <li key={`${task.language ?? ''} ${task.opened.id}`}>
            <RecordName {...{ of, task }} />{' '}
            {outcome?.kind === 'differs' && outcome.saved ? (
              <Differing {...{ of, task }} first={outcome.saved} onPutBack={putBack} />
            ) : outcome?.kind === 'refused' && outcome.reasons ? (
              <ReasonLinks
                of={of.collection.name}
                id={task.opened.id}
                title={of.nameOf(task.opened)}
                language={serviceOf(of.service, task).language}
                reasons={outcome.reasons}
              />
            ) : (
              words(outcome)
            )}
          </li>
        ))}
      </List>
      {kind === 'differs' && series !== undefined ? (
        <RouterLink
          to="/$language/history"
          params={{ language: of.service.language }}
          search={{ series }}
          style={{ display: 'inline-block', paddingBlock: 4, marginBlockEnd: 8 }}
        >
          {t('see')}
        </RouterLink>
      ) : null}
      {results.length > most ? (
        <Button onClick={() => setMost(most + atOnce)}>{t('more')}</Button>
      ) : null}
    </details>
  )
}

function RecordName<R extends Identified>({ of, task }: { of: BulkOf<R>; task: Task<R> }) {
  const { opened } = task
  const { language } = serviceOf(of.service, task)
  const to: string = `/$language/${of.collection.name}/$id`
  return (
    <RouterLink to={to} params={{ language, id: String(opened.id) }} lang={language}>
      {of.nameOf(opened)}
    </RouterLink>
  )
}
