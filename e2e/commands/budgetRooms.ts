import { readFileSync } from 'node:fs'
import { BUILT } from './servers.ts'

/** Rooms of which the first load of the list brings nothing, by where they begin below `src`. */
const ROOMS = [
  'desk/',
  'app/shell/SearchPanel.tsx',
  'visibility/',
  'transfer/',
  'rules/',
  'hygiene/',
  'app/settings/',
]

type Manifest = Record<string, { file: string; isDynamicEntry?: boolean }>

/**
 * The files that begin these rooms, by where the room begins.
 * @throws Error where a room has none of its own any more
 */
export function filesOfRooms(): ReadonlyMap<string, readonly string[]> {
  const manifest: Manifest = JSON.parse(readFileSync(`${BUILT}/.vite/manifest.json`, 'utf8'))
  const begun = Object.entries(manifest).filter(([, { isDynamicEntry }]) => isDynamicEntry)
  return new Map(
    ROOMS.map((room) => {
      const own = begun.filter(([source]) => source.startsWith(`src/${room}`))
      if (own.length === 0) throw new Error(`${room} has no file of its own`)
      return [room, own.map(([, { file }]) => file)]
    }),
  )
}
