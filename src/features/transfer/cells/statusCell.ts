import type { FieldKind } from '../../../core/resource/field.ts'
import { nameKey } from './nameKey.ts'

/** How people write the statuses, in Catalan, Spanish and English, without accents. */
const statusWords: Readonly<Record<string, readonly string[]>> = {
  draft: ['draft', 'esborrany', 'borrador'],
  publish: ['publish', 'published', 'publicat', 'publicada', 'publicado', 'public', 'publico'],
  pending: [
    'pending',
    'pendent',
    'pendiente',
    'pendent de revisio',
    'pendiente de revision',
    'pending review',
  ],
  private: ['private', 'privat', 'privada', 'privado'],
  future: ['future', 'scheduled', 'programat', 'programada', 'programado'],
}

type StatusRead = { readonly value: string } | { readonly problem: 'status' }

/** The status that a cell names, of those a site offers. */
export function statusOf(text: string, offered: readonly string[]): StatusRead {
  const key = nameKey(text)
  const found = Object.entries(statusWords).find(([, words]) => words.includes(key))?.[0]
  const status = found ?? key
  return offered.includes(status) ? { value: status } : { problem: 'status' }
}

/** Scheduling is done on the record's own page, where its date of publication is. */
export const isScheduling = (kind: FieldKind, value: unknown): boolean =>
  kind === 'status' && value === 'future'
