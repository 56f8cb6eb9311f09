import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NotBack } from '../../collection/form/savedToast.ts'
import { useLanguageName } from '../../collection/form/languageWords.ts'
import { type FactName, factNames } from '../../events/editing.ts'
import { formatList } from '../../i18n/formats.ts'
import type { Language } from '../../service/language.ts'
import { Refusal } from '../../service/refusal.ts'
import { toast } from '../../ui/toast/toast.ts'
import { keepPair } from '../near/keepPair.ts'
import { noteTranslated } from '../savedFrom/savedFrom.ts'
import { useSourceAt } from '../savedFrom/useSourceAt.ts'
import { answeredIds } from './answeredIds.ts'
import { notesAfter } from './notes.ts'
import { type Answers, carry, type Ground, type Plan, planOf, type Target } from './plan.ts'
import { textsOf } from './textsOf.ts'
import type { HeldVersion, Landed } from './useVersion.ts'
import { inLanguage } from '../../ui/speech/inLanguage.ts'

/** A save of several languages that not all of them came out of. */
export interface Partly {
  readonly saved: readonly string[]
  readonly left: readonly string[]
}

const isText = (name: string) => ['title', 'excerpt', 'description'].includes(name)

/** Saves every language in one gesture: what is so in all of them goes to each, in its own records. */
export function useSavingAll(ground: Ground, others: readonly HeldVersion[]) {
  const { source } = ground
  const { service } = source
  const client = useQueryClient()
  const say = useSayings()
  const [plan, setPlan] = useState<Plan | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [partly, setPartly] = useState<Partly | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isMinor, setMinor] = useState(false)
  const sourceAt = useSourceAt(service)
  const all = [source, ...others]

  /** Notes what the translations were made from, as far as this save tells. */
  const note = async (saved: readonly HeldVersion[], translated: readonly HeldVersion[]) => {
    const before = textsOf(source.opened)
    const notes = notesAfter({
      before,
      after: saved.includes(source) ? textsOf(source.form.getValues()) : before,
      isMinor,
      others: others.map((version) => ({
        language: version.language,
        isSaved: saved.includes(version) && translated.includes(version),
        madeFrom: sourceAt('events', { language: version.language, id: version.opened.id }),
      })),
    })
    for (const { language, texts } of notes) {
      const id = others.find((version) => version.language === language)?.opened.id ?? 0
      const from = { language: source.language, id: source.opened.id, texts }
      await noteTranslated(service, 'events', { language, id }, from)
    }
    setMinor(false)
  }

  const writeAll = async () => {
    const changed = all.filter((version) => version.changed().length > 0)
    if (changed.length === 0) return
    const translated = changed.filter((version) => version.changed().some(isText))
    const done = await Promise.all(
      changed.map(async (version) => ({ version, landed: await version.save() })),
    )
    await note(
      done.flatMap(({ version, landed }) => (landed ? [version] : [])),
      translated,
    )
    const saved = done.filter(({ landed }) => landed !== null)
    const codes = (some: typeof done) => some.map(({ version }) => version.language)
    if (saved.length < done.length) {
      const left = done.filter(({ landed }) => landed === null)
      setPartly({ saved: codes(saved), left: codes(left) })
    } else {
      const landed = done.flatMap(({ landed }) => landed ?? [])
      const title = inLanguage(source.form.getValues('title'), source.language)
      say.saved(title, codes(done), landed)
    }
  }

  const run = async (next: Plan, answers: Answers) => {
    if (isBusy) return
    setBusy(true)
    setRefusal(null)
    setPartly(null)
    try {
      const ids = await answeredIds({
        client,
        service,
        questions: next.questions,
        answers,
        found: ground.found,
      })
      for (const version of next.unconfirmed)
        await keepPair(service, {
          collection: 'events',
          versions: {
            [source.language]: source.opened.id,
            [version.language]: version.opened.id,
          },
        })
      for (const target of next.targets) carry(ground, target, ids)
      setPlan(null)
      if (next.saves) await writeAll()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      setRefusal(error)
    } finally {
      setBusy(false)
    }
  }

  const begin = (targets: readonly Target[], saves: boolean) => {
    const next = planOf(ground, targets, saves)
    if (next.unconfirmed.length + next.questions.length > 0) setPlan(next)
    else void run(next, {})
  }

  return {
    sourceAt,
    isMinor,
    setMinor,
    plan,
    refusal,
    partly,
    isBusy: isBusy || all.some(({ editing }) => editing.saving.isSaving),
    go: (answers: Answers) => (plan ? void run(plan, answers) : undefined),
    cancel() {
      setPlan(null)
      setRefusal(null)
    },
    /** @returns the language whose boxes hold what cannot be saved */
    async save(): Promise<Language | undefined> {
      const wrong = await Promise.all(
        all.map(async (version) => ((await version.isMistaken()) ? [version.language] : [])),
      )
      const [first] = wrong.flat()
      if (first !== undefined) return first
      const mine: readonly string[] = source.changed()
      const names = factNames.filter((name) => mine.includes(name))
      const targets = others.flatMap((version): Target[] =>
        names.length > 0 || version.changed().length > 0 ? [{ version, names }] : [],
      )
      if (targets.length === 0 && mine.length === 0) say.nothing()
      else begin(targets, true)
      return undefined
    },
    /** Puts facts of the source into a version's boxes; they go out with the next save. */
    take: (version: HeldVersion, names: readonly FactName[]) => begin([{ version, names }], false),
  }
}

/** What is said in passing of a save of several languages. */
function useSayings() {
  const { t, i18n } = useTranslation(['sideBySide', 'recordForm'])
  const nameOf = useLanguageName()
  const list = (codes: readonly string[]) => formatList(i18n.language, codes.map(nameOf))

  const takeBack = async (title: string, landed: readonly Landed[]) => {
    const undone = await Promise.allSettled(landed.map(async ({ undo }) => undo?.()))
    const left = undone.flatMap((one): readonly NotBack[] =>
      one.status === 'fulfilled' ? (one.value ?? []) : [],
    )
    if (undone.some(({ status }) => status === 'rejected'))
      toast.show({ message: t('recordForm:saved.undoFailed'), severity: 'error' })
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
      toast.show({
        message: t('saved', { title, languages: list(codes) }),
        actions: isUndoable
          ? [{ label: t('recordForm:saved.undo'), onClick: () => void takeBack(title, landed) }]
          : [],
      })
    },
  }
}
