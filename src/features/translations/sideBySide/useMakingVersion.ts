import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../../api/language.ts'
import { makeOnce } from '../../../core/views/form/creating/makeOnce.tsx'
import { versionOf } from '../making/makeCounterpart.ts'
import { useAttempt } from '../making/useAttempt.ts'
import { useMadeDiffering } from '../making/useMadeDiffering.ts'
import type { Found } from '../near/found.ts'
import { useKeepPair } from '../near/useKeepPair.ts'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { inLanguage } from '../../../ui/speech/inLanguage.ts'
import { focusPage } from '../../../ui/pageFocus.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { linked } from '../confirming/linkDecisions.ts'
import { useAnswering } from '../confirming/useAnswering.ts'
import type { Place } from '../pairing/pairing.ts'
import { keyOfQuestion, questionsOf, type EventLink, isEventLink, linksThere } from './copyFacts.ts'
import type { Answers, SourceContext } from './plan.ts'
import { answeredIds } from './useSavingAll.ts'
import type { Begun } from './useVersion.ts'
import { factNames, eventForm, type EventFormValues } from '../../../resources/events/editing.ts'
import { type EventRecord, events, type EventCreate } from '../../../resources/events/events.ts'

/**
 * Makes versions that are missing, or links what is one.
 * @param first the language that somebody came for
 */
export function useMakingVersion(
  ground: SourceContext,
  first: Language | null,
  onMade: (begun: Begun) => void,
) {
  const { t } = useTranslation(['sideBySide', 'translations', 'version', 'form'])
  const nameOfLanguage = useLanguageName()
  const { source, found, nameOf, asRead } = ground
  const { service } = source
  const client = useQueryClient()
  const keep = useKeepPair()
  const tell = useMadeDiffering()
  const [wanted, setWanted] = useState<Language | null>(null)
  const { refusal, isBusy, pressed, attempt, forget } = useAttempt<Language>()
  const { answer } = useAnswering(service.site)
  const place = { language: source.language, id: source.opened.id }

  /** All that may be linked there is read, and whether somebody has made the version: false where that is said. */
  const isStillMissing = async (language: Language) => {
    const now = await ground.asMade(language)
    const known = mayBe(found, place, language)
    if (mayBe(now.found, place, language).every((id) => known.includes(id))) return true
    setWanted(null)
    focusPage()
    const values = { language: nameOfLanguage(language) }
    toast.show({ message: t('missing.byNow', values), severity: 'warning' })
    return false
  }

  const make = async (language: Language, answers: Answers) => {
    if (!(await isStillMissing(language))) return
    const there = service.in(language)
    const questions = questionsFor(language)
    const ids = await answeredIds({
      client,
      service,
      questions,
      answers,
      found,
      keep,
      onMade: tell,
    })
    const way = { found, from: source.language, to: language }
    const values = begunVersion(source.form.getValues(), way, (field, id) => {
      const answer = ids.get(keyOfQuestion({ field, from: { id }, language }))
      return answer === 'without' ? undefined : answer
    })
    const of = versionOf('events', service, source.opened.id)
    const place = { client, service: there }
    const { record, differences } = await makeOnce(place, events, { values, of })
    await keep({
      collection: 'events',
      versions: { [source.language]: source.opened.id, [language]: record.id },
    })
    toast.show({
      message: t('version:create.made', {
        title: inLanguage(record.title, language),
        language: nameOfLanguage(language),
      }),
    })
    onMade({ readAt: 0, service: there, record: record satisfies EventRecord, differences })
  }
  // A new version has nothing to be left as it is: what is left out is left out alone.
  const questionsFor = (to: Language) =>
    questionsOf(
      { found, nameOf, from: source.language, to },
      source.form.getValues(),
      factNames,
    ).map((question) => Object.assign({}, question, { isAmongOthers: false }))

  /** The dialog asks what stands for a link there. */
  const want = (language: Language | null) => {
    forget()
    if (language === null) setWanted(null)
    else
      void attempt(async () => {
        if (await isStillMissing(language)) setWanted(language)
      }, language)
  }
  // Somebody came for it: asked once the languages are read. It is an attempt, which is drawn: not within the effect.
  const begin = useEffectEvent(want)
  useEffect(() => {
    if (first !== null) queueMicrotask(() => begin(first))
  }, [first])

  return {
    wanted,
    refusal,
    isBusy,
    /** the language that is about to be asked about */
    pressed,
    questions: wanted === null ? [] : questionsFor(wanted),
    want,
    /** Links what is proposed, if it is still there. */
    link: (language: Language, { id, title }: EventRecord) =>
      attempt(async () => {
        const there = await asRead(language)
        if (!there.some((one) => one.id === id)) {
          focusPage()
          toast.show({
            message: t('form:choice.gone', { which: inLanguage(title, language) }),
            severity: 'warning',
          })
          return
        }
        const versions = { [source.language]: source.opened.id, [language]: id }
        const one = inLanguage(source.opened.title, source.language)
        const done = t('translations:confirming.confirmed', {
          one,
          other: inLanguage(title, language),
        })
        await answer((pairs) => linked(pairs, 'events', versions), done)
        focusPage()
      }, language),
    go: (answers: Answers): Promise<void> =>
      attempt(async () => {
        if (wanted === null) return
        await make(wanted, answers)
        setWanted(null)
      }),
  }
}

/** What is taken for the version of an event, or may be it. */
function mayBe(found: Found, place: Place, language: Language): readonly number[] {
  const mate = found.mateOf('events', place, language)
  const proposed = found.proposals('events', place, language).map(({ other }) => other)
  return mate ? [mate.id, ...proposed] : proposed
}

interface Way {
  readonly found: Found
  readonly from: string
  readonly to: string
}

/**
 * What the version of an event in another language begins with: its facts in that language's own records, the title
 * to be translated, and the slug, by which other browsers find the two. Nobody sees it before it is published.
 * @param boxes of the source
 * @param answer the version of a link of which nobody has confirmed one; nothing where it is left out
 */
export function begunVersion(
  boxes: EventFormValues,
  way: Way,
  answer: (field: EventLink, id: number) => number | readonly number[] | undefined,
): EventCreate {
  const links = Object.fromEntries(
    factNames
      .filter(isEventLink)
      .map((field) => [
        field,
        boxes[field].flatMap((id) => linksThere(way, field, [id], answer) ?? []),
      ]),
  )
  const { title, slug, start_date, end_date } = boxes
  const facts = eventForm.valuesOf(boxes, factNames)
  return { ...facts, start_date, end_date, ...links, title, slug, status: 'draft' }
}
