import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isAsMeant } from '../../collection/bulk/performed.ts'
import { useOutcomeWords } from '../../collection/list/bulk/outcomeWords.ts'
import { Otherwise } from '../../collection/form/aftermath/Otherwise.tsx'
import { RecordLink } from '../../collection/form/RecordLink.tsx'
import { formatNumber } from '../../i18n/formats.ts'
import { writables } from '../../records/records.ts'
import { useService } from '../../service/useService.ts'
import { titleOf } from '../written.ts'
import { useFieldLabels } from '../useChangeWords.ts'
import { LinkResults } from './LinkResults.tsx'
import { TryAgain } from './TryAgain.tsx'
import { UndoConflict } from './UndoConflict.tsx'
import type { Result, UndoRun } from './useUndoing.ts'

/** As many as are drawn at once. */
const atOnce = 50

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: theme.spacing(1, 0),
  paddingInlineStart: theme.spacing(2.5),
  overflowWrap: 'anywhere',
}))

/** Whether a person has to look at it, or at what is to be linked to it. */
const isOpen = ({ undone }: Result) =>
  undone === null ||
  ['refused', 'conflict', 'differs'].includes(undone.outcome.kind) ||
  !undone.links.every(({ outcome }) => isAsMeant(outcome))

/** What came of each, those that need looking at first. */
export function UndoResults({ undoing }: { undoing: UndoRun }) {
  const { t, i18n } = useTranslation('history')
  const [most, setMost] = useState(atOnce)
  const place = useRef<HTMLOutputElement>(null)
  useEffect(() => place.current?.focus(), [])
  const { results, unsent } = undoing
  const others = unsent?.others ?? 0
  const open = results.filter(isOpen)
  const done = results.length - open.length
  const sorted = [...open, ...results.filter((result) => !isOpen(result))]
  const number = (count: number) => formatNumber(i18n.language, count)
  return (
    <>
      <output ref={place} tabIndex={-1}>
        {t('result.done', { count: done, number: number(done) })}{' '}
        {open.length > 0
          ? t('result.open', { count: open.length, number: number(open.length) })
          : ''}
      </output>
      {others > 0 ? <p>{t('result.notLater', { count: others, number: number(others) })}</p> : null}
      <List>
        {sorted.slice(0, most).map((result) => (
          <li key={result.entry.key}>
            <UndoResult {...{ result, undoing }} />
          </li>
        ))}
      </List>
      {sorted.length > most ? (
        <Button onClick={() => setMost(most + atOnce)}>{t('result.more')}</Button>
      ) : null}
    </>
  )
}

interface ResultProps {
  result: Result
  undoing: UndoRun
}

function UndoResult({ result: { entry, undone }, undoing }: ResultProps) {
  const { t } = useTranslation('history')
  const label = useFieldLabels()
  const why = useOutcomeWords((field) => label(entry.collection, field))
  const { collection, language, operation } = entry
  const service = useService().in(language)
  const title = titleOf(entry)
  const record = undone && 'record' in undone.outcome ? undone.outcome.record : null
  const name = record ? (
    <RecordLink name={collection} language={language} place={{ id: String(record.id) }}>
      <span lang={language}>{title}</span>
    </RecordLink>
  ) : (
    <span lang={language}>{title}</span>
  )
  const kind = undone?.outcome.kind ?? 'notDone'
  const isMade = undone?.task === null && record !== null
  const said =
    kind === 'saved'
      ? t(isMade ? 'result.made' : operation === 'create' ? 'result.removed' : 'result.saved', {
          number: record?.id ?? entry.id,
        })
      : kind === 'unchanged' || kind === 'notDone'
        ? t(`result.${kind}`)
        : kind === 'conflict' && undone?.task
          ? t('result.changed')
          : why(undone?.outcome)
  const saved = undone?.outcome.kind === 'differs' ? undone.outcome.saved : undefined
  const place = { service, collection: writables[collection], linked: writables }
  const told = saved && { ...place, saved, password: undoing.passwordOf(entry) }
  return (
    <>
      {name}: {told ? <Otherwise {...{ told, title }} /> : said}
      {undone?.outcome.kind === 'conflict' && undone.task !== null ? (
        <UndoConflict {...{ entry, undoing }} outcome={undone.outcome} task={undone.task} />
      ) : null}
      <UndoAgain {...{ entry, undone, undoing }} />
      {undone === null || !('record' in undone.outcome) ? null : (
        <LinkResults result={{ entry, undone }} links={undone.links} undoing={undoing} />
      )}
    </>
  )
}

/** The way to try it once more, where it was refused or not begun. */
function UndoAgain({ entry, undone, undoing }: Result & Pick<ResultProps, 'undoing'>) {
  const { outcome, task = null } = undone ?? {}
  if (outcome !== undefined && outcome.kind !== 'refused') return null
  return (
    <TryAgain
      asksPassword={outcome?.refusal.kind === 'password'}
      isGiven={undoing.passwordOf(entry) !== undefined}
      isBusy={undoing.busy !== null}
      onAgain={(password) => void undoing.again(entry, task, password)}
    />
  )
}
