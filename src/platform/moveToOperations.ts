import type { StoredEntry } from './entries.ts'

type Body = Readonly<Record<string, unknown>>

/** An entry of the history that versions before the fourth kept: it was done, or nobody knows. */
const done = (body: Body): Body => ({ ...body, state: body.isUnsure ? 'unknown' : 'verified' })

const states: Readonly<Record<string, string>> = {
  conflict: 'conflict',
  named: 'conflict',
  refused: 'refused',
  doubt: 'unknown',
}

/** A write that waited in the queue that versions before the fifth kept. */
function waiting({ key, at, owner, body }: StoredEntry<Body>): Body {
  const { collection, language, deletes, marks, stop, opened, changes, ...facts } = body
  // The site's address holds no blank; a login may.
  const [site = ''] = owner.split(' ')
  const kind = Object(stop).kind
  return {
    ...Object(marks),
    key,
    at,
    state: states[kind] ?? 'queued',
    site,
    account: owner.slice(site.length + 1),
    language,
    collection,
    operation: deletes ? 'delete' : opened === null ? 'create' : 'update',
    id: Object(opened).id ?? 0,
    before: opened,
    after: null,
    changes,
    from: '',
    waiting: { saidAt: at, ...facts, at, stop, opened, changes },
  }
}

/** What was sent of a new record and never answered: versions before the sixth kept that with its draft. */
function attempts({ key, owner, body }: StoredEntry<Body>): readonly StoredEntry<Body>[] {
  const [site = ''] = owner.split(' ')
  const { sent = [], collection, language } = body as { sent?: readonly Body[] } & Body
  return sent.map(({ at, values, ...facts }, place) => {
    const instant = new Date(Number(at)).toISOString()
    const attempt = {
      ...facts,
      key: `${instant} ${key} ${place}`,
      at: instant,
      recheckAt: instant,
      state: 'sending',
      of: key,
      site,
      account: owner.slice(site.length + 1),
      language,
      collection,
      operation: 'create',
      id: 0,
      before: null,
      after: null,
      changes: values,
      from: '',
    }
    return { key: attempt.key, owner, at: instant, body: attempt }
  })
}

/** What was typed and not saved: versions before the seventh kept that in a store of its own. */
function draft({ key, at, owner, body }: StoredEntry<Body>): Body {
  const { id, language, collection, boxes, of, title, part, opened } = body
  const [site = ''] = owner.split(' ')
  return {
    key,
    at,
    state: 'draft',
    site,
    account: owner.slice(site.length + 1),
    language,
    collection,
    operation: id === null ? 'create' : 'update',
    id: id ?? 0,
    before: null,
    after: null,
    changes: boxes,
    from: '',
    of,
    draft: { title, part, opened },
  }
}

const moves = [
  ['drafts', draft],
  ['history', ({ body }: StoredEntry<Body>) => done(body)],
  ['queue', waiting],
] as const

/** Nobody's drafts, history or queue are lost with a new version: each entry becomes an operation. */
export function moveToOperations(
  { result: created, transaction }: IDBOpenDBRequest,
  from: number,
): void {
  if (transaction === null) return
  const operations = transaction.objectStore('operations')
  const isOld = from < 6 && created.objectStoreNames.contains('drafts')
  const drafts = isOld ? transaction.objectStore('drafts').getAll() : null
  drafts?.addEventListener('success', () => {
    // Sound because earlier versions put nothing else there.
    const kept = drafts.result as readonly StoredEntry<Body>[]
    for (const attempt of kept.flatMap(attempts)) operations.put(attempt)
  })
  for (const [name, operationOf] of moves) {
    if (!created.objectStoreNames.contains(name)) continue
    const entries = transaction.objectStore(name).openCursor()
    entries.onsuccess = () => {
      const at = entries.result
      if (at === null) {
        created.deleteObjectStore(name)
        return
      }
      // Sound because earlier versions put nothing else there.
      const kept = at.value as StoredEntry<Body>
      operations.put({ ...kept, body: operationOf(kept) })
      at.continue()
    }
  }
}
