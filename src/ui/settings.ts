import * as z from 'zod/mini'
import { catch as otherwise } from 'zod/mini'
import { pageStore, usePageStore } from '../platform/pageStore.ts'
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

const settings = pageStore(readSettings())

function readSettings(): Settings {
  return settingsSchema.parse(Object(readJson(onThisDevice, 'settings')))
}

export const currentSettings = settings.get

export function changeSettings(changes: Partial<Settings>): void {
  const next = { ...settings.get(), ...changes }
  writeEntry(onThisDevice, 'settings', JSON.stringify(next))
  settings.set(next)
}

/** Reads again what the browser keeps: after erasing it, or when another tab changed it. */
export function reloadSettings(): void {
  settings.set(readSettings())
}

export const useSettings = () => usePageStore(settings)
