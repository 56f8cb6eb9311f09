/** As versions before kept one (`entries.ts`). */
interface StoredEntry<B> {
  readonly key: string
  readonly owner: string
  readonly at: string
  readonly body: B
}

type Body = Readonly<Record<string, unknown>>

/** An entry of the history that versions before the fourth kept: it was done, or nobody knows. */
const done = (body: Body): Body => ({ ...body, state: body.isUnsure ? 'unknown' : 'verified' })

/** Of what was written from no page that is known. The site's address holds no blank; a login may. */
function ownerFacts(owner: string): Body {
  const [site = ''] = owner.split(' ')
  return { site, account: owner.slice(site.length + 1), before: null, after: null, from: '' }
}

const states: Readonly<Record<string, string>> = {
  conflict: 'conflict',
  named: 'conflict',
  refused: 'refused',
  doubt: 'unknown',
}

/** A write that waited in the queue that versions before the fifth kept. */
function waiting({ key, at, owner, body }: StoredEntry<Body>): Body {
  const { collection, language, deletes, marks, stop, opened, changes, ...facts } = body
  const kind = Object(stop).kind
  return {
    ...ownerFacts(owner),
    ...Object(marks),
    key,
    at,
    state: states[kind] ?? 'queued',
    language,
    collection,
    operation: deletes ? 'delete' : opened === null ? 'create' : 'update',
    id: Object(opened).id ?? 0,
    before: opened,
    changes,
    waiting: { saidAt: at, ...facts, at, stop, opened, changes },
  }
}

/** What was sent of a new record and never answered: versions before the sixth kept that with its draft. */
function attempt({ key, owner, body }: StoredEntry<Body>): StoredEntry<Body> {
  const { at, values, ...facts } = body
  const instant = new Date(Number(at)).toISOString()
  const own = { key: `${instant} ${key}`, at: instant }
  const made = { operation: 'create', id: 0, changes: values }
  const sending = { state: 'sending', recheckAt: instant, ...made }
  return { owner, ...own, body: { ...ownerFacts(owner), ...facts, ...own, ...sending } }
}

/** What is typed and not saved, as an operation; versions before the seventh kept it in a store of its own. */
export function draftOperation({ key, at, owner, body }: StoredEntry<object>): Body {
  const { id, language, collection, boxes, of, title, part, opened } = body as Body
  return {
    ...ownerFacts(owner),
    key,
    at,
    state: 'draft',
    language,
    collection,
    operation: id === null ? 'create' : 'update',
    id: id ?? 0,
    changes: boxes,
    of,
    draft: { title, part, opened },
  }
}

const moves = [
  ['drafts', draftOperation],
  ['history', ({ body }: StoredEntry<Body>) => done(body)],
  ['queue', waiting],
] as const

/** What no version wrote stays as it is, and is told of: it must not keep the rest from being taken over. */
function taken(kept: StoredEntry<Body>, entry: () => StoredEntry<Body>): StoredEntry<Body | null> {
  try {
    return entry()
  } catch {
    return { ...kept, body: kept.body ?? null }
  }
}

/** Nobody's drafts, history or queue are lost with a new version: each entry becomes an operation. */
export function moveToOperations(
  { result: created, transaction }: IDBOpenDBRequest,
  from: number,
): void {
  if (transaction === null) return
  const operations = transaction.objectStore('operations')
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
      operations.put(taken(kept, () => ({ ...kept, body: operationOf(kept) })))
      const { sent = [], language, collection } = Object(kept.body)
      const tried = name === 'drafts' && from < 6 ? [sent].flat() : []
      for (const [place, one] of tried.entries()) {
        const body = { ...one, of: kept.key, language, collection }
        const sending = { ...kept, key: `${kept.key} ${place}`, body }
        operations.put(taken(sending, () => attempt(sending)))
      }
      at.continue()
    }
  }
}
