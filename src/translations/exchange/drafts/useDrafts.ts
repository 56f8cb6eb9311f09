import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useStatusReach } from '../../../collection/list/statusReach.ts'
import type { Saved } from '../../../collection/saved.ts'
import type { EventRecord } from '../../../events/events.ts'
import { languageOf } from '../../../service/language.ts'
import { Refusal } from '../../../service/refusal.ts'
import type { Service } from '../../../service/service.ts'
import { useService } from '../../../service/useService.ts'
import { useKeepPair } from '../../near/useKeepPair.ts'
import { type Batch, byRecord } from '../takenTexts.ts'
import { makeDraft } from './makeDraft.ts'
import { type DraftPlan, plannedDraft } from './plannedDraft.ts'

/** One event of the file on its way to a version. */
export type Draft = { readonly id: number } & (
  | { readonly state: 'looking' }
  | { readonly state: 'planned'; readonly plan: DraftPlan }
  | { readonly state: 'made'; readonly plan: DraftPlan; readonly made: Saved<EventRecord> }
  | {
      readonly state: 'refused'
      /** nothing where it could not even be looked at */
      readonly plan: DraftPlan | undefined
      readonly refusal: Refusal
    }
)

const refusalIn = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error
  throw error
}

/** Looks at every event of a batch one after the other, then makes the versions that are missing. */
export function useDrafts({ rows, to }: Batch) {
  const client = useQueryClient()
  const service = useService()
  const reach = useStatusReach(service)
  const keep = useKeepPair()
  const [texts] = useState(() => byRecord(rows))
  const [drafts, setDrafts] = useState<readonly Draft[]>(() =>
    [...texts.keys()].map((id) => ({ id, state: 'looking' })),
  )
  const [isBusy, setBusy] = useState(true)
  const put = (next: Draft) =>
    setDrafts((before) => before.map((one) => (one.id === next.id ? next : one)))
  const serviceOf = (code: string): Service => {
    const language = languageOf(service.configuration, code)
    return language === null ? service : service.in(language)
  }
  const planning = (id: number) => {
    const from = texts.get(id)?.[0]?.unit.from ?? service.language
    return { client, here: serviceOf(from), there: serviceOf(to), reach, keep }
  }

  const lookedAt = async (id: number): Promise<Draft> => {
    try {
      const plan = await plannedDraft(planning(id), id, texts.get(id) ?? [])
      return { id, state: 'planned', plan }
    } catch (error) {
      return { id, state: 'refused', plan: undefined, refusal: refusalIn(error) }
    }
  }
  const make = async (id: number, plan: DraftPlan) => {
    if (plan.kind === 'exists') return
    try {
      put({ id, state: 'made', plan, made: await makeDraft(planning(id), plan) })
    } catch (error) {
      put({ id, state: 'refused', plan, refusal: refusalIn(error) })
    }
  }

  const look = useEffectEvent(lookedAt)
  const take = useEffectEvent(put)
  const ids = useEffectEvent(() => [...texts.keys()])
  useEffect(() => {
    let isWanted = true
    const lookAtAll = async () => {
      for (const id of ids()) {
        const next = await look(id)
        if (!isWanted) return
        take(next)
      }
      setBusy(false)
    }
    void lookAtAll()
    return () => {
      isWanted = false
    }
  }, [])

  return {
    drafts,
    isBusy,
    /** Makes what is planned; what was refused is looked at, or tried, once more. */
    async go(): Promise<void> {
      if (isBusy) return
      setBusy(true)
      for (const draft of drafts) {
        if (draft.state === 'looking' || draft.state === 'made') continue
        if (draft.plan === undefined) put(await lookedAt(draft.id))
        else await make(draft.id, draft.plan)
      }
      setBusy(false)
    },
  }
}
