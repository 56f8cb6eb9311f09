import Checkbox from '@mui/material/Checkbox'
import DialogContentText from '@mui/material/DialogContentText'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import type { Identified } from '../../../core/resource/collection.ts'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { BulkDialog } from '../../../core/views/list/bulk/BulkDialog.tsx'
import type { BulkOf } from '../../../core/views/list/bulk/bulkOf.ts'
import type { Task } from '../../../core/write/task.ts'
import { LinkChoices } from './LinkChoices.tsx'
import {
  type FactsCopy,
  copyingFacts,
  languageOfTargets,
  type Placed,
  firstAnswers,
  questionsAbout,
  formValuesIn,
  copiedFacts,
  leftOut,
  messageOfCopy,
  isConfirmed,
} from './copiedFacts.ts'
import type { FactKind, FactRecord } from '../facts/factKinds.ts'
import { useFactLabels, useFactValues } from '../facts/useFactText.ts'
import type { Found } from '../near/found.ts'
import { useKeepPair } from '../near/useKeepPair.ts'
import { type NameOf, keyOfQuestion, type LinkQuestion } from '../sideBySide/copyFacts.ts'
import type { Answers } from '../sideBySide/plan.ts'
import { translatedText } from '../translatedIn.ts'
import { VersionLine, VersionLines } from '../version/VersionLine.tsx'
import { useTaskReasons } from '../../../resources/events/editing.ts'
import type { EventRecord } from '../../../resources/events/events.ts'
import { titleOfRecord, writables } from '../../../resources/records.ts'
import { LanguageChip } from '../../../ui/LanguageChip.tsx'
import { plainList } from '../../../ui/layout.ts'
import { Sentence } from '../../../ui/speech/Sentence.tsx'
import { useMore } from '../../../ui/useMore.tsx'

interface CopyFactsDialogProps {
  kind: FactKind
  title: string
  carries: readonly FactsCopy[]
  found: Found
  nameOf: NameOf
  /** Links may be chosen here; of many versions at once only those that are known go along. */
  asksForLinks?: boolean
  onClose: (hasWritten: boolean) => void
}

/** Facts of versions carried to others: shown first, written through the safe writer, taken back with one undo. */
export function CopyFactsDialog({
  kind,
  title,
  found,
  nameOf,
  asksForLinks = false,
  ...props
}: CopyFactsDialogProps) {
  const { t } = useTranslation(['carry', 'ui', 'version'])
  const plan = useCopyPlan({ carries: props.carries, found, nameOf, asksForLinks })
  const { carries, asked, answers, unconfirmed } = plan
  const of = useTargets(kind, carries)
  const [isCreating, setCreating] = useState(false)
  const keep = useKeepPair()
  // What was carried is confirmed by that; where the browser does not keep it, that is said, and it is carried all the same.
  const confirm = async (written: ReadonlySet<string>) => {
    for (const said of messageOfCopy({ carries, found, asked, answers }, written)) await keep(said)
  }
  return (
    <BulkDialog
      {...{ of, title }}
      records={plan.targets}
      change={copyingFacts(kind, carries, found, answers)}
      isBusy={isCreating}
      onRound={(_, keys) => void confirm(keys)}
      onClose={(written) => props.onClose(written.size > 0)}
    >
      <CopyFactsPreview {...{ carries, found, answers }} />
      {plan.lacking.length > 0 ? (
        <FormControlLabel
          label={t('partial')}
          control={<Checkbox checked={plan.isPartial} onChange={(_, on) => plan.setPartial(on)} />}
        />
      ) : null}
      {unconfirmed.length > 0 ? <PairsToConfirm {...{ kind }} places={unconfirmed} /> : null}
      {asked.length > 0 && carries[0] ? (
        <LinkChoices
          {...{ answers, found, isCreating }}
          questions={asked}
          source={carries[0].source.service}
          onCreating={setCreating}
          onChoose={plan.choose}
        />
      ) : null}
    </BulkDialog>
  )
}

/** The versions that are written, as changes of many records know them. */
function useTargets(kind: FactKind, carries: readonly FactsCopy[]): BulkOf<Identified> {
  const { t } = useTranslation(['version', 'ui'])
  const service = useService()
  const labelOf = useFactLabels(kind.of)
  const reasonsAgainst = useTaskReasons()
  return {
    service,
    collection: writables[kind.of],
    linked: writables,
    languageOf: languageOfTargets(carries),
    isSettled: true,
    // Sound because the records of events are events; only they have rules.
    ...(kind.of === 'events'
      ? { reasonsAgainst: (task: Task<Identified>) => reasonsAgainst(task as Task<EventRecord>) }
      : {}),
    nameOf: (record) => titleOfRecord(kind.of, record) || t('ui:untitled'),
    labelOf,
  }
}

interface PairsToConfirmProps {
  kind: FactKind
  places: readonly Placed[]
}

/** The versions that are confirmed by carrying facts to them. */
function PairsToConfirm({ kind, places }: PairsToConfirmProps) {
  const { t } = useTranslation(['carry', 'version', 'ui'])
  return (
    <div>
      <DialogContentText>{t('pair')}</DialogContentText>
      <VersionLines>
        {places.map(({ service: { language }, record }) => (
          <VersionLine
            key={`${language} ${record.id}`}
            version={{
              language,
              slug: record.slug,
              start_date: record.start_date ?? '',
              title: titleOfRecord(kind.of, record),
            }}
          />
        ))}
      </VersionLines>
      <DialogContentText>{t('version:kept')}</DialogContentText>
    </div>
  )
}

interface Ground {
  readonly carries: readonly FactsCopy[]
  readonly found: Found
  readonly nameOf: NameOf
  readonly asksForLinks: boolean
}

/**
 * What is carried and what is answered for it. What is planned stays as it is while it is written: what is confirmed
 * and saved meanwhile changes the readings.
 */
function useCopyPlan({ found, nameOf, asksForLinks, ...props }: Ground) {
  const [carries] = useState(props.carries)
  const [open] = useState(() => carries.flatMap((one) => questionsAbout(one, found, nameOf)))
  const asked = asksForLinks ? open : none
  const [lacking] = useState(() => (asksForLinks ? none : open.filter(isLeavable)))
  const [isPartial, setPartial] = useState(false)
  const [chosen, setChosen] = useState<Answers>({})
  const answers: Answers = {
    ...firstAnswers(asked),
    ...(isPartial ? allWithout(lacking) : {}),
    ...chosen,
  }
  return {
    carries,
    asked,
    answers,
    /** Links that keep others of their field from being carried, and whether these go without them. */
    lacking,
    isPartial,
    setPartial,
    targets: targetsOf(carries),
    /** versions of which nobody has said yet that they are, with their sources */
    unconfirmed: placesOf(carries.filter((carry) => !isConfirmed(carry, found))),
    // One that is being made comes back to what was chosen meanwhile.
    choose: (question: LinkQuestion, answer: Answers[string]) =>
      setChosen((before) => ({ ...before, [keyOfQuestion(question)]: answer })),
  }
}

const none: readonly LinkQuestion[] = []

const isLeavable = ({ isAmongOthers }: LinkQuestion) => isAmongOthers === true

/** Of many versions at once: none of the links that are not known there keeps the others from going. */
function allWithout(lacking: readonly LinkQuestion[]): Answers {
  return Object.fromEntries(
    lacking.map((question) => [keyOfQuestion(question), 'without'] as const),
  )
}

const targetsOf = (carries: readonly FactsCopy[]): readonly FactRecord[] => [
  ...new Set(carries.map(({ target }) => target.record)),
]

/** Each version once, sources before what they are carried to. */
function placesOf(carries: readonly FactsCopy[]): readonly Placed[] {
  const places = carries.flatMap(({ source, target }) => [source, target])
  return [...new Map(places.map((one) => [one.record, one])).values()]
}

const List = plainList(1.5, (theme) => ({
  overflowWrap: 'anywhere',
  '& ul': { paddingInlineStart: theme.spacing(2.5) },
}))

interface CopyFactsPreviewProps {
  carries: readonly FactsCopy[]
  found: Found
  answers: Answers
}

/** What will become of which version, field by field. */
function CopyFactsPreview({ carries, ...ground }: CopyFactsPreviewProps) {
  const { t } = useTranslation('carry')
  const { shown, more } = useMore(carries, 30)
  return (
    <>
      <List aria-label={t('preview')}>
        {shown.map((carry) => (
          <One
            key={`${carry.target.service.language} ${carry.target.record.id}`}
            {...{ carry }}
            {...ground}
          />
        ))}
      </List>
      {more}
    </>
  )
}

function One({
  carry,
  found,
  answers,
}: Omit<CopyFactsPreviewProps, 'carries'> & { carry: FactsCopy }) {
  const { t } = useTranslation(['carry', 'version', 'ui'])
  const nameOf = useLanguageName()
  const { kind, source, target, names } = carry
  const { language } = target.service
  const label = useFactLabels(kind.of)
  const sayHere = useFactValues(source.service.language, source.record)
  const sayThere = useFactValues(language, target.record)
  const here = formValuesIn(kind, source)
  const there = formValuesIn(kind, target)
  const title = titleOfRecord(kind.of, target.record)
  const values = copiedFacts(carry, found, answers)
  return (
    <li>
      <LanguageChip language={language} label={nameOf(language)} />{' '}
      <span lang={title ? language : undefined}>{title || t('ui:untitled')}</span>
      <ul>
        {names.map((name) => {
          const without = name in values ? leftOut(carry, name, answers) : []
          const inWords = (value: unknown) =>
            translatedText(source.service.language, sayHere, name, value)
          return (
            <li key={name}>
              <Sentence
                words={t(without.length > 0 ? 'becomesBut' : name in values ? 'becomes' : 'stays', {
                  field: label(name),
                  before: translatedText(language, sayThere, name, there[name]),
                  after: inWords(but(here[name], without)),
                  without: inWords(without),
                })}
              />
            </li>
          )
        })}
      </ul>
    </li>
  )
}

/** A list without some of its ids; anything else as it is. */
function but(value: unknown, without: readonly number[]): unknown {
  return Array.isArray(value) ? value.filter((id) => !without.includes(id)) : value
}
