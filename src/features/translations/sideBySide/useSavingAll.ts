import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, languageOf } from '../../../api/language.ts'
import type { Service } from '../../../api/service.ts'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { publicPage } from '../../../core/views/form/publicAddress.ts'
import type { NotBack } from '../../../core/views/form/savedToast.ts'
import { useUndoNews } from '../../../core/views/form/useUndoNews.ts'
import { makeCounterpart, type Making } from '../making/makeCounterpart.ts'
import { useAttempt } from '../making/useAttempt.ts'
import { useMadeDiffering } from '../making/useMadeDiffering.ts'
import type { Found } from '../near/found.ts'
import { useKeepPair, type KeepPair } from '../near/useKeepPair.ts'
import { datedPlace } from '../savedFrom/savedFrom.ts'
import { useSourceAt } from '../savedFrom/useSourceAt.ts'
import { isEventLink, keyOfQuestion, type LinkQuestion } from './copyFacts.ts'
import {
  type Answers,
  copyFacts,
  type SourceContext,
  type Plan,
  planOf,
  type Target,
} from './plan.ts'
import { createSourceLog } from './sourceLog.ts'
import type { HeldVersion, Landed } from './useVersion.ts'
import { textsOf } from '../state/texts.ts'
import { formatList } from '../../../i18n/formats.ts'
import { type FactName, factNames } from '../../../resources/events/editing.ts'
import { inLanguage } from '../../../ui/speech/inLanguage.ts'
import { toast } from '../../../ui/toast/toast.ts'

const isText = (name: string) => ['title', 'excerpt', 'description'].includes(name)

/** Notes what the translations were made from, whichever way a version is saved or a save is taken back. */
function useNoting({ source }: Pick<SourceContext, 'source'>, others: readonly HeldVersion[]) {
  const [ledger] = useState(createSourceLog)
  const [isMinor, setMinor] = useState(false)
  // Each time anew: a write that begins is of what is drawn. What is taken back later, from a page that is no more, is
  // noted, too.
  useEffect(() => {
    const page = {
      service: source.service,
      source: source.opened.id,
      others: others.map(({ language, opened }) => datedPlace(language, opened)),
    }
    for (const { language, opened, watch } of [source, ...others])
      watch((names) => {
        const seen = textsOf(source.form.getValues())
        const about = { language, seen, saved: textsOf(source.opened), isMinor }
        const then = { ...page, begun: new Date().toISOString() }
        return ({ key, record, before }, undoes) => {
          if (undoes !== undefined) return ledger.takenBack(then, undoes)
          if (language === source.language) setMinor(false)
          return ledger.landed(then, {
            ...about,
            key,
            hasTexts: names.some(isText),
            before: textsOf(before ?? opened),
            after: textsOf(record),
          })
        }
      })
  })
  return { isMinor, setMinor }
}

/**
 * Saves every language in one gesture: what is so in all of them goes to each, in its own records.
 * @param onLeft told of the languages that did not come out of a save
 */
export function useSavingAll(
  ground: SourceContext,
  others: readonly HeldVersion[],
  onLeft: (languages: readonly Language[]) => void,
) {
  const { source } = ground
  const { service } = source
  const client = useQueryClient()
  const keep = useKeepPair()
  const onMade = useMadeDiffering()
  const say = useSavedWords()
  const [plan, setPlan] = useState<Plan | null>(null)
  const { refusal, isBusy, pressed: taken, attempt, forget } = useAttempt<Target>()
  const sourceAt = useSourceAt(service)
  const all = [source, ...others]
  const { isMinor, setMinor } = useNoting(ground, others)
  const { partly, setPartly, landed } = usePartly(all)
  useEffect(() => {
    for (const { language, watchAlone } of all)
      watchAlone((title, one) => {
        landed(language)
        say.saved(title, [language], [one])
      })
  })

  const writeAll = async () => {
    const changed = all.filter((version) => version.changed().length > 0)
    if (changed.length === 0) return
    const done = await Promise.all(
      changed.map(async (version) => ({ version, landed: await version.save() })),
    )
    const saved = done.filter(({ landed }) => landed !== null)
    const codes = (some: typeof done) => some.map(({ version }) => version.language)
    if (saved.length < done.length) {
      const left = done.filter(({ landed }) => landed === null)
      setPartly({ saved: codes(saved), left: codes(left) })
      onLeft(codes(left))
    } else {
      const landed = done.flatMap(({ landed }) => landed ?? [])
      const title = inLanguage(source.form.getValues('title'), source.language)
      say.saved(title, codes(done), landed)
    }
  }

  const run = async (by: SourceContext, next: Plan, answers: Answers) => {
    setPartly(null)
    const { questions } = next
    const { found } = by
    const ids = await answeredIds({ client, service, questions, answers, found, keep, onMade })
    for (const { language, opened } of next.unconfirmed) {
      const versions = { [source.language]: source.opened.id, [language]: opened.id }
      await keep({ collection: 'events', versions })
    }
    for (const target of next.targets) copyFacts(by, target, ids)
    setPlan(null)
    if (next.saves) await writeAll()
  }

  /** Whoever tells of a link knows all that may be linked; these are read, and nothing else. */
  const knowing = async (targets: readonly Target[]): Promise<SourceContext> => {
    const linking = targets.filter(({ names }) => names.some(isEventLink))
    if (linking.length === 0) return ground
    const languages = linking.map(({ version }) => version.language)
    return { ...ground, ...(await ground.withAllLinked(languages)) }
  }

  const begin = async (by: SourceContext, targets: readonly Target[], saves: boolean) => {
    const next = planOf(by, targets, saves)
    if (next.unconfirmed.length + next.questions.length > 0) setPlan(next)
    else await run(by, next, {})
  }

  /** The language whose boxes hold what cannot be saved. */
  const mistaken = async (): Promise<Language | undefined> => {
    const wrong = await Promise.all(
      all.map(async (version) => ((await version.isMistaken()) ? [version.language] : [])),
    )
    return wrong.flat()[0]
  }

  /** The versions that are to be saved, with what changed of the facts. */
  const changedTargets = () => {
    const mine: readonly string[] = source.changed()
    const names = factNames.filter((name) => mine.includes(name))
    return others.flatMap((version): Target[] =>
      names.length > 0 || version.changed().length > 0 ? [{ version, names }] : [],
    )
  }

  return {
    sourceAt,
    isMinor,
    setMinor,
    plan,
    refusal,
    partly,
    isBusy: isBusy || all.some(({ editing }) => editing.saving.isSaving),
    /** facts of the source that are about to be put into a version's boxes */
    taken,
    go: (answers: Answers) => (plan ? void attempt(() => run(ground, plan, answers)) : undefined),
    cancel() {
      setPlan(null)
      forget()
    },
    /** @returns the language whose boxes hold what cannot be saved */
    async save(): Promise<Language | undefined> {
      let wrong = await mistaken()
      if (wrong !== undefined) return wrong
      await attempt(async () => {
        const by = await knowing(changedTargets())
        // What was typed while that was read goes out as well.
        wrong = await mistaken()
        if (wrong !== undefined) return
        const targets = changedTargets()
        if (targets.length === 0 && source.changed().length === 0) say.nothing()
        else await begin(by, targets, true)
      })
      return wrong
    },
    /** Puts facts of the source into a version's boxes; they go out with the next save. */
    take(version: HeldVersion, names: readonly FactName[]) {
      const target = { version, names }
      void attempt(async () => begin(await knowing([target]), [target], false), target)
    },
  }
}

/** What is said in passing of a save of several languages. */
function useSavedWords() {
  const { t, i18n } = useTranslation(['sideBySide', 'recordForm', 'ui'])
  const nameOf = useLanguageName()
  const failed = useUndoNews()
  const list = (codes: readonly string[]) => formatList(i18n.language, codes.map(nameOf))

  const takeBack = async (title: string, landed: readonly Landed[]) => {
    const undone = await Promise.allSettled(landed.map(async ({ undo }) => undo?.()))
    const left = undone.flatMap((one): readonly NotBack[] =>
      one.status === 'fulfilled' ? (one.value ?? []) : [],
    )
    const failures = undone.map((one) => (one.status === 'rejected' ? one.reason : null))
    const error: unknown = failures.find((one) => one !== null)
    // What is back already is not written again.
    const rest = landed.filter((_, at) => failures[at] !== null)
    if (error !== undefined) failed(title, error, () => void takeBack(title, rest))
    else if (left.length > 0) {
      const fields = formatList(i18n.language, [...new Set(left.map(({ label }) => label))])
      toast.show({
        message: t('recordForm:saved.undoneBut', { title, fields }),
        severity: 'warning',
      })
    } else toast.show({ message: t('recordForm:saved.undone', { title }) })
  }

  return {
    nothing: () => toast.show({ message: t('recordForm:saved.nothing'), severity: 'info' }),
    saved(title: string, codes: readonly string[], landed: readonly Landed[]) {
      const isUndoable = landed.every(({ undo }) => undo !== undefined)
      const pages = landed.flatMap(({ record }, at) => {
        const [href, code] = [publicPage(record), codes[at]]
        return href && code ? [{ href, code }] : []
      })
      const undo = {
        label: t('ui:undo'),
        isUndo: true,
        onClick: () => void takeBack(title, landed),
      }
      const said = [
        t('saved', { title, languages: list(codes) }),
        ...(pages.length > 0
          ? [t('public', { languages: list(pages.map(({ code }) => code)) })]
          : []),
      ]
      toast.show({
        message: said.join(' '),
        actions: [
          ...pages.map(({ href, code }) => ({ label: t('see', { language: nameOf(code) }), href })),
          ...(isUndoable ? [undo] : []),
        ],
      })
    },
  }
}

/** A save of several languages that not all of them came out of. */
export interface Partly {
  readonly saved: readonly string[]
  readonly left: readonly string[]
}

/** Whether something of a version still waits: for a choice, for another try, or to be saved at all. */
function isLeft({ isDirty, editing: { saving, aftermath } }: HeldVersion): boolean {
  return isDirty || saving.held !== null || aftermath.aftermath.differences.length > 0
}

/** What a save of several languages left; it goes with what is saved or given up since. */
function usePartly(all: readonly HeldVersion[]) {
  const [partly, setPartly] = useState<Partly | null>(null)
  const left = partly?.left.filter((code) =>
    all.some((version) => version.language === code && isLeft(version)),
  )
  return {
    partly: partly && left && left.length > 0 ? { saved: partly.saved, left } : null,
    setPartly,
    /** One of them came out of it by itself. */
    landed: (language: string) =>
      setPartly(
        (before) =>
          before && {
            saved: before.left.includes(language) ? [...before.saved, language] : before.saved,
            left: before.left.filter((code) => code !== language),
          },
      ),
  }
}

interface Answering extends Pick<Making, 'onMade'> {
  readonly client: QueryClient
  /** of the source */
  readonly service: Service
  readonly questions: readonly LinkQuestion[]
  readonly answers: Answers
  readonly found: Found
  readonly keep: KeepPair
}

/**
 * The answers as ids, by the keys of their questions, and which of the links are left out: what is to be made is made
 * now, and every pair is kept, so that a second try makes nothing twice.
 * @throws ApiError
 */
export async function answeredIds(answering: Answering) {
  const { client, service, questions, answers, found, keep, onMade } = answering
  const ids = new Map<string, number | 'without'>()
  for (const question of questions) {
    const answer = answers[keyOfQuestion(question)] ?? 'leave'
    const { collection, from, language } = question
    const to = languageOf(service.configuration, language)
    if (answer === 'leave' || to === null) continue
    if (answer === 'without') {
      ids.set(keyOfQuestion(question), answer)
      continue
    }
    const making = { client, service, there: service.in(to), found, onMade }
    const id = answer === 'create' ? await makeCounterpart(making, collection, from.id) : answer
    await keep({
      collection,
      versions: { [service.language]: from.id, [language]: id },
    })
    ids.set(keyOfQuestion(question), id)
  }
  return ids
}
