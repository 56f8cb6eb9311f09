import { isAt } from './draft.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'

const lockName = 'agenda.form '
const channelName = 'agenda.forms'

interface Forms {
  /** Keys of the forms that other tabs hold open at the same place. */
  onOthers: (keys: readonly string[]) => void
  /** Another tab has saved its form of the same record. */
  onSaved: () => void
}

interface HeldForm {
  tellSaved(): void
  release(): void
}

const alone: HeldForm = { tellSaved() {}, release() {} }

/**
 * Lets other tabs know that a form is open, and learns of theirs. Each holds a lock, which the browser takes back
 * when a tab closes or crashes; without locks, as in pages that are not secure, every tab is taken for the only one.
 */
export function holdForm(place: string, key: string, { onOthers, onSaved }: Forms): HeldForm {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') {
    onOthers([])
    return alone
  }
  const released = new AbortController()
  const { signal } = released
  const channel = new BroadcastChannel(channelName)
  const waited = new Set<string>()

  async function look(): Promise<void> {
    const { held = [] } = await navigator.locks.query()
    if (signal.aborted) return
    const keys = held.flatMap(({ name = '' }) =>
      name.startsWith(lockName) ? [name.slice(lockName.length)] : [],
    )
    const others = keys.filter((other) => other !== key && isAt(place, other))
    onOthers(others)
    for (const other of others) if (!waited.has(other)) void awaitEnd(other)
  }

  /** The lock is ours when the tab that held it has gone. */
  async function awaitEnd(other: string): Promise<void> {
    waited.add(other)
    try {
      await navigator.locks.request(lockName + other, { signal }, () => undefined)
    } catch {
      return
    }
    waited.delete(other)
    await look()
  }

  const say = (word: 'opened' | 'saved') => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes none
    channel.postMessage([word, place])
  }
  const hold = async () => {
    if (signal.aborted) return
    say('opened')
    void look()
    await new Promise((resolve) => {
      signal.addEventListener('abort', resolve)
    })
  }
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!Array.isArray(data) || data[1] !== place) return
    if (data[0] === 'saved') onSaved()
    void look()
  })
  void navigator.locks.request(lockName + key, hold)

  return {
    tellSaved: () => say('saved'),
    release() {
      released.abort()
      channel.close()
    },
  }
}

/**
 * What other tabs do with the same record: which forms of it they have open, null until that is known, and whether
 * one was saved.
 */
export function useFormTabs(place: string, own: string) {
  const client = useQueryClient()
  const [others, setOthers] = useState<readonly string[] | null>(null)
  const [wasSaved, setSaved] = useState(false)
  const held = useRef<HeldForm>(null)
  useEffect(() => {
    const form = holdForm(place, own, {
      onOthers: setOthers,
      onSaved() {
        setSaved(true)
        // The form takes in what was saved there, below what is typed here.
        void client.invalidateQueries()
      },
    })
    held.current = form
    return form.release
  }, [place, own, client])
  const tellSaved = useCallback(() => held.current?.tellSaved(), [])
  return { others, wasSaved, tellSaved, forgetSaved: () => setSaved(false) }
}
