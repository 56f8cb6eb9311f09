import { screen } from '@testing-library/react'
import { openDB } from 'idb'
import { beforeEach, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld } from '../app/appBed.tsx'
import type { JournalEntry } from '../collection/journal.ts'
import { ownerNamed } from '../collection/owner.ts'
import { forget } from '../device/kept.ts'
import { keptCount } from '../device/keptAmounts.ts'
import { accountName } from '../service/account.ts'

vi.setConfig({ testTimeout: 90_000 })

/** Ten thousand in `npm run test:full`. */
const many = process.env['AGENDA_FULL'] === '1' ? 10_000 : 1000

beforeEach(() => forget('history', 'all'))

function entryAt(at: number, site: string): Omit<JournalEntry, 'language'> & { language: string } {
  const instant = new Date(Date.now() - at * 60_000).toISOString()
  const name = `Etiqueta ${at}`
  return {
    key: `${instant} ${at}`,
    at: instant,
    site,
    account: accountName(editor),
    language: 'ca',
    collection: 'tags',
    operation: 'update',
    id: at + 1,
    before: { id: at + 1, name, slug: 's', description: '', parent: 0, count: 0, url: '' },
    after: {
      id: at + 1,
      name: `${name} nova`,
      slug: 's',
      description: '',
      parent: 0,
      count: 0,
      url: '',
    },
    changes: { name: `${name} nova` },
    from: '/ca/tags',
  }
}

/** In one transaction, not in ten thousand. */
async function keepAtOnce(entries: readonly ReturnType<typeof entryAt>[]): Promise<void> {
  const device = await openDB('agenda')
  const writing = device.transaction('history', 'readwrite')
  for (const body of entries) {
    const { key, at, site, account } = body
    void writing.store.put({ key, owner: ownerNamed(site, account), at, body })
  }
  await writing.done
  device.close()
}

test(`a history of ${many} writes is drawn a page at a time, and searched whole`, async () => {
  const world = await openWorld({})
  const { session, go } = await openApp(world, '/ca/tags', editor, 'en')
  const { site } = session.current().service ?? { site: '' }
  const entries = Array.from({ length: many }, (_, at) => entryAt(at, site))
  await keepAtOnce(entries)
  go('/ca/history')
  const number = new Intl.NumberFormat('en').format(many)
  expect(await screen.findByText(`${number} changes`)).toBeVisible()
  expect(document.querySelectorAll('*').length).toBeLessThan(2000)
  go(`/ca/history?search=etiqueta+${many - 1}`)
  expect(await screen.findByText('1 change')).toBeVisible()
  // The last of all, by its name, before any page of it was drawn.
  const [named] = screen.getAllByText(`Etiqueta ${many - 1} nova`)
  expect(named).toBeVisible()
})

test('of what is older than ninety days nothing is shown, nor kept, once the history is looked at', async () => {
  const world = await openWorld({})
  const { session, go } = await openApp(world, '/ca/tags', editor, 'en')
  const { site } = session.current().service ?? { site: '' }
  const day = 24 * 60
  await keepAtOnce([91 * day, 89 * day].map((at) => entryAt(at, site)))
  go('/ca/history')
  expect(await screen.findByText('1 change')).toBeVisible()
  expect(await keptCount('history')).toBe(1)
})
