import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { catch as otherwise } from 'zod/mini'
import { interfaceLanguages } from '../i18n/interfaceLanguage.ts'
import { onThisDevice, readJson, writeEntry } from './storage.ts'

const settingsSchema = z.object({
  /** The language the interface is fixed to; '' before the first sign-in: the browser's. */
  interfaceLanguage: otherwise(z.enum(['', ...interfaceLanguages]), ''),
  /** Code of the content language that was looked at last; '' before the first. */
  contentLanguage: otherwise(z.string(), ''),
  density: otherwise(z.enum(['compact', 'comfortable']), 'compact'),
  shortcuts: otherwise(z.boolean(), true),
  /** The news was told that translations were matched. */
  hasSeenMatches: otherwise(z.boolean(), false),
})

/** What a person chose for this browser. The colour scheme is kept by the theme itself. */
export type Settings = z.infer<typeof settingsSchema>
export type Density = Settings['density']

const listeners = new Set<() => void>()
let settings = readSettings()

function readSettings(): Settings {
  return settingsSchema.parse(Object(readJson(onThisDevice, 'settings')))
}

export function currentSettings(): Settings {
  return settings
}

export function changeSettings(changes: Partial<Settings>): void {
  settings = { ...settings, ...changes }
  writeEntry(onThisDevice, 'settings', JSON.stringify(settings))
  for (const listener of listeners) listener()
}

/** Reads again what the browser keeps: after erasing it, or when another tab changed it. */
export function reloadSettings(): void {
  settings = readSettings()
  for (const listener of listeners) listener()
}

export function subscribeSettings(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribeSettings, currentSettings)
}
