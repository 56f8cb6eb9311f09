import { putDraft, removeDrafts, type StoredDraft } from '../../../core/write/drafts.ts'
import { useEffect, useState } from 'react'
import { formKey } from '../../../core/views/form/drafts/draft.ts'
import { mirrorOf, useHurrying } from '../../../core/views/form/drafts/mirror.ts'
import { useFormTabs } from '../../../core/views/form/drafts/useFormTabs.ts'
import { useStoredDrafts } from '../../../core/views/form/drafts/storedDrafts.ts'
import { ownerOf } from '../../../core/query/owner.ts'
import { useService } from '../../../api/useService.ts'
import { choicesIn, copiesPlace, draftOfChoices, type Chosen } from './choicesDraft.ts'

interface Source {
  readonly id: number
  readonly title: string
}

/**
 * Keeps on this device what is chosen of an event's copies until they are begun, and tells what was left behind.
 * @param chosen null as long as nothing is other than the page began with
 * @param fill puts what was left into the page
 */
export function useChoicesDraft(
  source: Source,
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
