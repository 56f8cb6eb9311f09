import type { Kept } from '../../device/kept.ts'
import { entryNames, onThisDevice, readJson, writeEntry } from '../../ui/storage.ts'
import { operationIn } from './operation.ts'
import { operationAt, putOperation } from './operationStore.ts'

/** Earlier versions noted writes on their way, and what was to be looked at again, in the browser's small storage. */
const begun = 'begun.'
const looks = 'looks.'
/** What went out is in the store since the version before. */
const attempts = 'tries.'

/** Takes those notes over into the store of operations, so that nothing is lost with a new version. */
export async function migrateNotes(): Promise<void> {
  for (const name of entryNames(onThisDevice)) {
    const note = readJson(onThisDevice, name)
    if (name.startsWith(begun) && typeof note === 'object' && note !== null) {
      const body = { ...note, state: 'sending', recheckAt: new Date().toISOString() }
      for (const operation of operationIn({ body } as Kept)) await putOperation(operation)
    } else if (name.startsWith(looks)) {
      const operation = await operationAt(name.slice(looks.length))
      if (operation) await putOperation({ ...operation, recheckAt: new Date().toISOString() })
    } else if (!name.startsWith(attempts)) continue
    writeEntry(onThisDevice, name, null)
  }
}
