import { putDraft, removeDrafts, type StoredDraft } from '../../../core/write/drafts.ts'
import { useEffect, useState } from 'react'
import { formKey } from '../../../core/views/form/drafts/draft.ts'
import { mirrorOf, useHurrying } from '../../../core/views/form/drafts/mirror.ts'
import { useFormTabs } from '../../../core/views/form/drafts/useFormTabs.ts'
import { useStoredDrafts } from '../../../core/views/form/drafts/storedDrafts.ts'
import { useService } from '../../../api/useService.ts'
import type { Draft } from '../../../core/write/operation.ts'
import * as z from 'zod/mini'
import { ownerOf } from '../../../core/query/owner.ts'
import type { Service } from '../../../api/service.ts'
import { choicesSchema, type Choices } from './choices.ts'
import type { RowEdit } from './copyRows.ts'

/** What a person has chosen on the page of copies, and changed in single ones. */
interface Chosen {
  readonly choices: Choices
  readonly edits: ReadonlyMap<string, RowEdit>
}

const editSchema = z.object({
  title: z.optional(z.string()),
  start_date: z.optional(z.string()),
  end_date: z.optional(z.string()),
  isLeftOut: z.optional(z.boolean()),
})

const chosenSchema = z.object({
  choices: choicesSchema,
  /** by what names a copy's row */
  edits: z.record(z.string(), editSchema),
})

/** Names the page of an event's copies among the forms on this device. */
function copiesPlace(service: Service, id: number): string {
  return JSON.stringify([ownerOf(service), service.language, 'events', id, 'copies'])
}

/** @param source the event that is copied */
function draftOfChoices(
  { choices, edits }: Chosen,
  source: { readonly id: number; readonly title: string },
  language: string,
): Draft {
  return {
    language,
    collection: 'events',
    id: source.id,
    title: source.title,
    part: 'copies',
    boxes: { choices, edits: Object.fromEntries(edits) },
    opened: {},
  }
}

/** Null for what another release kept otherwise. */
export function choicesIn({ boxes }: Draft): Chosen | null {
  const { data } = chosenSchema.safeParse(boxes)
  return data === undefined
    ? null
    : {
        choices: data.choices,
        edits: new Map(Object.entries(data.edits) as [string, RowEdit][]),
      }
}

/**
 * Keeps on this device what is chosen of an event's copies until they are begun, and tells what was left behind.
 * @param chosen null as long as nothing is other than the page began with
 * @param fill puts what was left into the page
 */
export function useChoicesDraft(
  source: { readonly id: number; readonly title: string },
  chosen: Chosen | null,
  fill: (left: Chosen) => void,
) {
  const service = useService()
  const owner = ownerOf(service)
  const place = copiesPlace(service, source.id)
  const [key] = useState(() => formKey(place))
  const [isKept, setKept] = useState(true)
  const [mirror] = useState(() => {
    let latest = chosen
    const read = () => latest && draftOfChoices(latest, source, service.language)
    return {
      read,
      hold(next: Chosen | null) {
        latest = next
      },
      ...mirrorOf({ key, owner, read, onKept: setKept }),
    }
  })
  useEffect(() => {
    mirror.hold(chosen)
    mirror.changed()
  }, [chosen, mirror])
  useHurrying(mirror)

  const { others } = useFormTabs(place, key)
  const left = useStoredDrafts(owner, place, key).filter(
    (draft) => others?.includes(draft.key) === false,
  )
  const take = async (draft: StoredDraft) => {
    const found = choicesIn(draft.body)
    if (found === null) return
    const at = new Date().toISOString()
    // What was chosen here meanwhile is offered in its place.
    const mine = mirror.read()
    if (mine) await putDraft({ key: formKey(place), owner, at, body: mine })
    fill(found)
    mirror.hold(found)
    if (await mirror.write()) await removeDrafts([draft.key])
  }
  const offered = left.filter(({ body }) => choicesIn(body) !== null)
  return {
    isKept,
    isElsewhere: others !== null && others.length > 0,
    offered,
    take,
    end: mirror.end,
  }
}
