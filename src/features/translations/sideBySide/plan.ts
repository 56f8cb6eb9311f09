import type { FactName } from '../../../resources/events/editing.ts'
import type { EventRecord } from '../../../resources/events/events.ts'
import type { Language } from '../../../api/language.ts'
import type { Found } from '../near/found.ts'
import {
  type EventLink,
  isEventLink,
  preservedLinks,
  keyOfQuestion,
  type LinkAnswer,
  type LinkQuestion,
  linksThere,
  type NameOf,
  questionsOf,
} from './copyFacts.ts'
import type { HeldVersion } from './useVersion.ts'

/** Facts of the source that are told in another version. */
export interface Target {
  readonly version: HeldVersion
  readonly names: readonly FactName[]
}

/** What a gesture comes to, before anything is written. */
export interface Plan {
  readonly targets: readonly Target[]
  /** versions of which nobody has said yet that they are */
  readonly unconfirmed: readonly HeldVersion[]
  readonly questions: readonly LinkQuestion[]
  /** whether all is saved then */
  readonly saves: boolean
}

export type Answers = Readonly<Record<string, LinkAnswer>>

export interface SourceContext {
  readonly source: HeldVersion
  readonly found: Found
  readonly nameOf: NameOf
  /**
   * `found` and `nameOf`, once all that events of these languages and of the source may link to has been read. Needed
   * before a link is written in another language: a record that is not known there would be made again.
   * @throws ApiError
   */
  readonly withAllLinked: (
    languages: readonly Language[],
  ) => Promise<Pick<SourceContext, 'found' | 'nameOf'>>
  /** `withAllLinked` of a language that is read again: somebody may have made the version meanwhile. @throws ApiError */
  readonly asMade: (language: Language) => Promise<Pick<SourceContext, 'found' | 'nameOf'>>
  /** The events of a language around the source as the service has them. @throws ApiError */
  readonly asRead: (language: Language) => Promise<readonly EventRecord[]>
}

export function isConfirmed({ source, found }: SourceContext, { language }: HeldVersion): boolean {
  const place = { language: source.language, id: source.opened.id }
  return found.mateOf('events', place, language)?.certainty === 'confirmed'
}

export function planOf(ground: SourceContext, targets: readonly Target[], saves: boolean): Plan {
  const { source, found, nameOf } = ground
  const boxes = source.form.getValues()
  return {
    targets,
    saves,
    unconfirmed: targets
      .map(({ version }) => version)
      .filter((version) => !isConfirmed(ground, version)),
    questions: targets.flatMap(({ version, names }) =>
      questionsOf({ found, nameOf, from: source.language, to: version.language }, boxes, names),
    ),
  }
}

/** Puts the facts of the source into the boxes of a version; nothing is written by that. */
export function copyFacts(
  { source, found }: SourceContext,
  { version, names }: Target,
  answered: ReadonlyMap<string, number | 'without'>,
): void {
  const boxes = source.form.getValues()
  const to = version.language
  const way = { found, from: source.language, to }
  const answer = (field: EventLink, id: number) => {
    const one = answered.get(keyOfQuestion({ field, from: { id }, language: to }))
    return one === 'without' ? preservedLinks(way, field, id, version.form.getValues(field)) : one
  }
  const put = (name: FactName, value: unknown) =>
    version.form.setValue(name, value as never, { shouldDirty: true })
  for (const name of names) {
    if (!isEventLink(name)) put(name, boxes[name])
    else {
      const ids = linksThere(way, name, boxes[name], answer)
      if (ids !== undefined) put(name, ids)
    }
  }
}
