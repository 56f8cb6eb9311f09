import { useId } from 'react'
import { queuedIn } from '../../core/write/queue/queued.ts'
import { formatList } from '../../i18n/formats.ts'
import { useService } from '../../api/useService.ts'
import { Button } from '../../ui/Button.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { formatInstantTime, formatRecentTime } from '../../ui/filters/instantTime.ts'
import { LanguageChip } from '../../ui/LanguageChip.tsx'
import { RouterButton } from '../../ui/RouterLinks.tsx'
import type { ActivityRow } from './activityFilters.ts'
import { backEntry, changesOf, kindOf, missedOf, recordsOf, titleOf } from './operationChanges.ts'
import { DoneState, UnsentState, OperationTitle } from './OperationTitle.tsx'
import { UnsentActions } from './UnsentActions.tsx'
import type { Activity } from './useActivity.ts'
import { row, stack } from '../../ui/layout.ts'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Operation } from '../../core/write/operation.ts'
import { useFieldText, useFieldLabels } from './useFieldText.ts'
import { Sentence } from '../../ui/speech/Sentence.tsx'

/** Fields of which a line says the values; it names the others. */
const shown = 2

/** Characters of a value in a line. */
const longest = 60

const Quiet = styled('span')({ fontSize: '0.875rem' })

/** What an operation changes, in a line: the first fields with both values, the others by name; and what became of it. */
function OperationChanges({ entry }: { entry: Operation }) {
  const { t, i18n } = useTranslation('activity')
  const words = useFieldText()
  const { collection } = entry
  const { before, after } = recordsOf(entry)
  const changes = entry.operation === 'update' ? changesOf(entry) : []
  const others = changes.slice(shown).map(({ field }) => words.label(collection, field))
  const value = (field: string, now: unknown, of: unknown = null) =>
    words.value(entry, field, now, of, longest)
  const line = (
    key: 'changed' | 'missed' | 'overtaken.field',
    field: string,
    values: Readonly<Record<string, string>>,
  ) => (
    <Quiet key={`${key} ${field}`}>
      <Sentence words={t(key, { field: words.label(collection, field), ...values })} />
    </Quiet>
  )
  return (
    <>
      {changes.slice(0, shown).map(({ field, ...change }) =>
        line('changed', field, {
          before: value(field, change.before, before),
          after: value(field, change.after, after),
        }),
      )}
      {others.length > 0 ? (
        <Quiet>{t('alsoChanged', { fields: formatList(i18n.language, others) })}</Quiet>
      ) : null}
      {missedOf(entry).map(({ field, meant }) =>
        line('missed', field, { meant: value(field, meant) }),
      )}
      {Object.entries(entry.overtaken ?? {}).map(([field, now]) =>
        line('overtaken.field', field, { now: value(field, now) }),
      )}
    </>
  )
}

/** The fields that a series was meant to change. */
function SeriesFields({ entries }: { entries: readonly Operation[] }) {
  const { i18n } = useTranslation('activity')
  const label = useFieldLabels()
  const labels = new Set(
    entries.flatMap(({ collection, operation, changes }) =>
      operation === 'update' ? Object.keys(changes).map((field) => label(collection, field)) : [],
    ),
  )
  return labels.size > 0 ? <Quiet>{formatList(i18n.language, [...labels])}</Quiet> : null
}

const Line = stack('li', [0.5, 1.5], (theme) => ({
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  padding: theme.spacing(1, 0),
  borderBlockEnd: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
}))

const Time = styled('time')(({ theme }) => ({
  paddingBlockStart: 1,
  color: (theme.vars ?? theme).palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}))

const Content = stack('div', 0.25, (theme) => ({
  overflowWrap: 'anywhere',
  '& small': { color: (theme.vars ?? theme).palette.text.secondary, fontSize: '0.75rem' },
}))

const State = styled('div')({ fontSize: '0.875rem' })

const Actions = row('div', 0.5, (theme) => ({
  alignItems: 'start',
  justifyContent: 'end',
  maxWidth: 400,
  [theme.breakpoints.down('sm')]: {
    gridColumn: 2,
    justifyContent: 'start',
    marginInlineStart: theme.spacing(-1.25),
  },
}))

/** What a row opens: both sides of one, or the way back of one or more. */
export type OpenedDialog =
  | { readonly kind: 'compare' | 'back'; readonly entry: Operation }
  | { readonly kind: 'undo'; readonly entries: readonly Operation[] }

interface Props {
  row: ActivityRow
  activity: Activity
  onOpen: (dialog: OpenedDialog) => void
  /** Sends what can go now. */
  onSend: () => void
}

/** One operation, or a series of them: what it is, what it changes, how far it is, what can be done about it. */
export function OperationRow({ row, activity, onOpen, onSend }: Props) {
  const { t, i18n } = useTranslation(['activity', 'ui'])
  const id = useId()
  const { languages } = useService().configuration
  const seriesTitle = useSeriesTitle()
  const { entries, newest } = row
  const { at, language } = newest
  const [item] = queuedIn(newest)
  const isSeries = entries.length > 1
  const name = isSeries ? seriesTitle(entries) : titleOf(newest) || t('unsent.untitled')
  const format = item ? formatRecentTime : formatInstantTime
  return (
    <Line aria-labelledby={id}>
      <Time dateTime={at}>{format(i18n.language, Date.parse(at))}</Time>
      <Content>
        <span>
          {isSeries ? <strong id={id}>{name}</strong> : <OperationTitle entry={newest} id={id} />}{' '}
          <LanguageChip language={language} label={languages[language] ?? language} />
        </span>
        {isSeries ? <SeriesFields entries={entries} /> : <OperationChanges entry={newest} />}
        <State>{item ? <UnsentState item={item} /> : <DoneState entry={newest} />}</State>
        {item ? null : <RowFacts {...{ row, activity }} />}
      </Content>
      <Actions>
        {isSeries ? (
          <RouterButton
            to="."
            search={{ series: newest.series }}
            aria-label={t('showSeriesOf', { name })}
          >
            {t('showSeries')}
          </RouterButton>
        ) : (
          <Button
            aria-label={t('compareOf', { name })}
            onClick={() => onOpen({ kind: 'compare', entry: newest })}
          >
            {t('ui:compare')}
          </Button>
        )}
        {item ? (
          <UnsentActions {...{ item, name, onSend }} />
        ) : (
          <DoneActions {...{ row, activity, name, onOpen }} />
        )}
      </Actions>
    </Line>
  )
}

/** «30 events changed» of each resource and what was done. */
function useSeriesTitle() {
  const { t, i18n } = useTranslation(['activity', 'ui'])
  return (entries: readonly Operation[]): string => {
    const counts = new Map<ReturnType<typeof kindOf>, number>()
    for (const kind of entries.map(kindOf)) counts.set(kind, (counts.get(kind) ?? 0) + 1)
    const parts = [...counts].map(([kind, count]) => t(`many.${kind}`, { count }))
    return formatList(i18n.language, parts)
  }
}

/** From where it was written, and how much of it was undone, or waits for that. */
function RowFacts({ row: { entries, newest }, activity }: Pick<Props, 'row' | 'activity'>) {
  const { t } = useTranslation(['activity', 'ui'])
  const some = (what: 'undone' | 'waits') => {
    const keys = what === 'undone' ? activity.undone : activity.waiting
    const count = entries.filter(({ key }) => keys.has(key)).length
    if (count === 0) return ''
    if (count === entries.length) return t(what)
    return t(`${what}Some`, { count })
  }
  const { from, undoes } = newest
  return (
    <small>
      <Facts>
        {from === '' || from === '/' ? '' : t('from', { path: from })}
        {undoes === undefined ? '' : t('isUndo')}
        {some('undone')}
        {some('waits')}
      </Facts>
    </small>
  )
}

function DoneActions({ row, activity, name, onOpen }: Omit<Props, 'onSend'> & { name: string }) {
  const { t } = useTranslation(['activity', 'ui'])
  const { entries, newest } = row
  const isSeries = entries.length > 1
  const open = entries.filter(activity.isOpen)
  const back = isSeries ? null : backEntry(newest)
  const count = open.length
  return (
    <>
      {back && activity.isOpen(back) ? (
        <Button
          variant="outlined"
          aria-label={t('back.of', { name })}
          onClick={() => onOpen({ kind: 'back', entry: back })}
        >
          {t('ui:putBack')}
        </Button>
      ) : null}
      {count > 0 ? (
        <Button
          variant="outlined"
          aria-label={t('undoOf', { name })}
          onClick={() => onOpen({ kind: 'undo', entries: open })}
        >
          {isSeries ? t('undoSeries', { count }) : t('ui:undo')}
        </Button>
      ) : null}
    </>
  )
}
