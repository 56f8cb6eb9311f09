import { useEffect, useState } from 'react'
import { draftsAmong, placeOf, type Draft } from '../../collection/form/drafts/draft.ts'
import { mirrorOf } from '../../collection/form/drafts/mirror.ts'
import type { Identified } from '../../collection/collection.ts'
import { ownerOf } from '../../collection/owner.ts'
import type { QueuedWrite } from '../../collection/queue/queued.ts'
import { forget, keptAt } from '../../device/kept.ts'
import type { Service } from '../../service/service.ts'
import { keptBy } from '../../ui/confirm/keptLeave.ts'

/** Texts merged by hand, by the names of their fields. */
export type Merged = Readonly<Record<string, string>>

/** A draft of its own for what is merged of one that waits: its record's form would offer it, too. */
function mergeKey(service: Service, { collection, opened, key }: QueuedWrite): string {
  return `${placeOf(service, collection, opened?.id ?? null)} ${key}`
}

/** @param fresh what the other side made of it: what is merged is measured against that */
function draftOf(item: QueuedWrite, fresh: Identified, merged: Merged): Draft | null {
  const names = Object.keys(merged)
  if (names.length === 0) return null
  const opened = Object.entries(fresh).filter(([name]) => names.includes(name))
  return {
    language: item.language,
    collection: item.collection,
    id: fresh.id,
    title: item.title,
    boxes: { ...merged },
    opened: Object.fromEntries(opened),
  }
}

/** What was merged of it here and not decided yet; nothing where there is no such draft. */
async function readMerged(key: string, names: readonly string[]): Promise<Merged> {
  const kept = await keptAt('drafts', key)
  const [draft] = draftsAmong(kept ? [kept] : [])
  const texts = Object.entries(draft?.body.boxes ?? {}).flatMap(([name, text]) =>
    typeof text === 'string' && names.includes(name) ? [[name, text] as const] : [],
  )
  return Object.fromEntries(texts)
}

/**
 * Keeps on this device, as any draft, what is merged by hand of one that waits, until it is decided.
 * @param names the fields of which there are two values
 */
export function useMergeDraft(
  service: Service,
  item: QueuedWrite,
  fresh: Identified,
  names: readonly string[],
) {
  const [kept, setKept] = useState<Merged | null>(null)
  const [isFull, setFull] = useState(false)
  const [draft] = useState(() => {
    let merged: Merged = {}
    const key = mergeKey(service, item)
    const mirror = mirrorOf({
      key,
      owner: ownerOf(service),
      read: () => draftOf(item, fresh, merged),
      onKept: (isKept) => setFull(!isKept),
    })
    return {
      ...mirror,
      key,
      begin(texts: Merged) {
        merged = texts
      },
      put(name: string, text: string) {
        merged = { ...merged, [name]: text }
        mirror.changed()
      },
    }
  })
  const [asked] = useState(names)
  useEffect(() => {
    let isGone = false
    const read = async () => {
      const texts = await readMerged(draft.key, asked)
      if (isGone) return
      draft.begin(texts)
      setKept(texts)
    }
    void read()
    return () => {
      isGone = true
    }
  }, [draft, asked])
  useEffect(() => {
    const stopKeeping = keptBy(draft.write)
    addEventListener('pagehide', draft.hurry)
    document.addEventListener('visibilitychange', draft.hurry)
    return () => {
      stopKeeping()
      removeEventListener('pagehide', draft.hurry)
      document.removeEventListener('visibilitychange', draft.hurry)
      draft.hurry()
    }
  }, [draft])
  return {
    /** null until it is known */
    kept,
    /** this device has no room for it */
    isFull,
    put: draft.put,
    /** It is decided: what was merged is where it belongs. */
    async end() {
      await draft.end()
      // It may be of an earlier visit, of which the mirror knows nothing.
      await forget('drafts', [draft.key])
    },
  }
}

export type MergeDraft = ReturnType<typeof useMergeDraft>
