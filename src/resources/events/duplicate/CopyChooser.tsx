import { useLocation, useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useForm, useFormState, useWatch, type FieldErrors } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { changedBetween } from '../../../core/write/compare.ts'
import { useService } from '../../../api/useService.ts'
import { readWallDay, readWallTime, todayIn, wallTimeAt } from '../../../time/wallTime.ts'
import { Button } from '../../../ui/Button.tsx'
import { useLeaveGuard } from '../../../ui/confirm/useLeaveGuard.ts'
import { AboveActionBar, ActionBar } from '../../../ui/form/ActionBar.tsx'
import { RouterButton } from '../../../ui/RouterLinks.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { unique } from '../../../core/resource/unique.ts'
import { sameTitle } from '../../../core/resource/richText.ts'
import { eventFields } from '../eventFields.ts'
import { useMayBeWritten } from '../rules/useWriteReasons.ts'
import type { EventRecord } from '../eventRecord.ts'
import { choiceProblems, chosenDays, firstChoices, type Choices } from './choices.ts'
import { copiedValues } from './copiedValues.ts'
import {
  type CopyPlan,
  copyTask,
  mostCopies,
  rowProblem,
  rowsOf,
  type RowEdit,
} from './copyRows.ts'
import { CopyPreview } from './CopyPreview.tsx'
import { LeftCopies } from './LeftCopies.tsx'
import { useChoicesDraft } from './useChoicesDraft.ts'
import { useClashes } from './useClashes.ts'
import { WhatIsCopied } from './WhatIsCopied.tsx'
import { WhichDays } from './WhichDays.tsx'

interface Props {
  source: EventRecord
  isProtected: boolean
  /** Reads the original once more. */
  reread: () => Promise<EventRecord | undefined>
  onStart: (plan: CopyPlan) => void
}

/** Which copies, of what, and what would come of it. */
export function CopyChooser({ source: read, isProtected, reread, onStart }: Props) {
  const { t } = useTranslation(['eventDuplicate', 'recordForm', 'ui'])
  const { configuration, language } = useService()
  const navigate = useNavigate()
  const mayBeWritten = useMayBeWritten()
  const isRepeat = useLocation({ select: ({ hash }) => hash === 'repeat' })
  const today = todayIn(configuration.timezone)
  const source = useMemo(
    () => ({ ...read, timezone: read.timezone || configuration.timezone }),
    [read, configuration.timezone],
  )
  const { control, handleSubmit, setValue } = useForm<Choices>({
    mode: 'onTouched',
    defaultValues: { ...firstChoices(source, today), ...(isRepeat ? { way: 'repeat' } : {}) },
    resolver: (choices) => {
      const now = wallTimeAt(Date.now(), configuration.timezone)
      return resolved(choices, { isProtected, now }, (code) => t(...wordsOf(code)))
    },
  })
  // Whole, for every box is filled from the beginning.
  const choices = useWatch({ control }) as Choices
  const [edits, setEdits] = useState<ReadonlyMap<string, RowEdit>>(new Map())
  const [isStarting, setStarting] = useState(false)
  const { isDirty } = useFormState({ control })
  const isOn = isDirty || edits.size > 0
  const mine = useMemo(() => (isOn ? { choices, edits } : null), [isOn, choices, edits])
  const drafting = useChoicesDraft(source, mine, (left) => {
    for (const [name, value] of Object.entries(left.choices))
      setValue(name as keyof Choices, value, { shouldDirty: true })
    setEdits(left.edits)
  })
  const kept = drafting.isKept ? 'kept' : 'text'
  useLeaveGuard({
    isOn,
    isKeepable: true,
    question: {
      title: t('unmade.title'),
      text: t(`unmade.${kept}`),
      action: t('ui:leave'),
    },
  })
  const chosen = useMemo(() => chosenDays(choices, today), [choices, today])
  const rows = useMemo(
    () => rowsOf({ ...source, title: eventFields.title.of(source) }, chosen.days, edits),
    [source, chosen, edits],
  )
  const clashes = useClashes(source, rows.rows)
  const wanted = rows.rows.filter(({ isLeftOut }) => !isLeftOut)
  const blocked = wanted.filter((row) => rowProblem(row, source) !== null).length
  const isOne = choices.way === 'one'

  const edit = (key: string, change: RowEdit) =>
    setEdits((before) => new Map([...before, [key, { ...before.get(key), ...change }]]))

  const openForm = ({ day }: Choices) => {
    const on = readWallDay(day) ?? undefined
    const search = { copy: String(source.id), ...(on === undefined ? {} : { on }) }
    void drafting.end()
    void navigate({
      to: '/$language/events/new',
      params: { language },
      search,
      ignoreBlocker: true,
    })
  }

  /** Copies that go out at once are held against the rules of the site as any other event. */
  const mayBeMade = async (fresh: EventRecord, agreed: Choices) => {
    const values = copiedValues(fresh, agreed, configuration.timezone)
    for (const title of new Set(wanted.map((row) => row.title))) {
      const changes = { ...values, title }
      if (!(await mayBeWritten({ opened: null, changes, image: fresh.image }))) return false
    }
    return true
  }

  const start = async (agreed: Choices) => {
    if (wanted.length === 0 || blocked > 0) return
    setStarting(true)
    const fresh = await reread()
    const isAllowed = fresh !== undefined && (await mayBeMade(fresh, agreed))
    setStarting(false)
    if (!fresh) return
    if (changedBetween(eventFields, read, fresh).length > 0) {
      toast.show({ message: t('bar.changed'), severity: 'warning' })
      return
    }
    if (!isAllowed) return
    const titles = wanted.map(({ title }) => title)
    void drafting.end()
    onStart({
      of: 'events',
      language,
      original: source.id,
      title: source.title,
      values: { ...copiedValues(fresh, agreed, configuration.timezone) },
      known: clashes.found
        .filter(({ title }) => titles.some((one) => sameTitle(one, title)))
        .map(({ id }) => id),
      tasks: wanted.map(copyTask),
      series: unique(),
    })
  }

  const count = wanted.length
  return (
    <form
      noValidate
      autoComplete="off"
      style={{ maxWidth: 1100 }}
      onSubmit={(event) => void handleSubmit(isOne ? openForm : start)(event)}
    >
      <AboveActionBar>
        <LeftCopies {...{ drafting, today }} />
        <WhichDays control={control} lines={chosen.lines} allDay={source.all_day} />
        <WhatIsCopied {...{ control, source, isProtected, isOne }} />
        {isOne ? null : <CopyPreview {...{ source, rows, clashes }} onEdit={edit} />}
      </AboveActionBar>
      <ActionBar label={t('bar.label')}>
        <Button type="submit" variant="contained" aria-disabled={isStarting}>
          {isOne ? t('one.open') : t('bar.make', { what: t('unmade.chosen', { count }) })}
        </Button>
        <RouterButton to="/$language/events/$id" params={{ language, id: String(source.id) }}>
          {t('bar.back')}
        </RouterButton>
        <output>
          {isOne || blocked > 0 || count > 0 ? '' : t('bar.nothing')}
          {!isOne && blocked > 0 ? t('problem.blocked', { count: blocked }) : ''}
        </output>
      </ActionBar>
    </form>
  )
}

type ProblemCode =
  | NonNullable<ReturnType<typeof choiceProblems>[keyof Choices]>
  | 'agreeProblem'
  | 'dateProblem'

function wordsOf(code: ProblemCode) {
  if (code === 'agreeProblem') return ['what.agreeProblem'] as const
  if (code === 'dateProblem') return ['recordForm:schedule.past'] as const
  const isEvery = code === 'everyProblem'
  const most: number = isEvery ? 999 : mostCopies
  return [`repeat.${isEvery ? 'countProblem' : code}`, { most }] as const
}

/** Without a date to come there is nothing to wait for: a live service publishes it at once (contract.md §6). */
function needsDate({ way, status, date }: Choices, now: string): boolean {
  return way !== 'one' && status === 'future' && !(readWallTime(date) && date > now)
}

interface Standing {
  isProtected: boolean
  /** wall time of the site */
  now: string
}

function resolved(
  choices: Choices,
  { isProtected, now }: Standing,
  say: (code: ProblemCode) => string,
) {
  const problems = Object.entries(choiceProblems(choices)).map(([name, code]) => [
    name,
    { type: 'mistake', message: say(code) },
  ])
  if (isProtected && !choices.agrees)
    problems.push(['agrees', { type: 'mistake', message: say('agreeProblem') }])
  if (needsDate(choices, now))
    problems.push(['date', { type: 'mistake', message: say('dateProblem') }])
  const errors: FieldErrors<Choices> = Object.fromEntries(problems)
  return problems.length > 0 ? { values: {}, errors } : { values: choices, errors: {} }
}
