import type { Call } from '../handlers.ts'
import { namedColumns } from '../linked/ownColumns.ts'
import type { Columns } from '../posts/post.ts'
import { venueTexts } from './venueRow.ts'

export const isTrue = (word: string | null): boolean =>
  ['1', 'true', 'yes', 'on'].includes((word ?? '').toLowerCase())

const sent = ({ given, arguments: values }: Call, name: string): string =>
  given.has(name) ? String(values[name] ?? '') : ''

const withoutProvinces = new Set(['', 'US', 'United States'])

/** What live sites make of a region that was not sent as `stateprovince` (contract.md §7.7). */
const derivedRegion = (call: Call): string => {
  const state = withoutProvinces.has(sent(call, 'country')) ? sent(call, 'state') : ''
  return state === '' ? sent(call, 'province') : state
}

const flagColumn = (call: Call, name: 'show_map' | 'show_map_link'): Columns => {
  const { world, given, arguments: values } = call
  if (world.mode === 'interface')
    return given.has(name)
      ? { [name]: (values[name] ?? null) === null ? null : String(values[name]) }
      : {}
  return { [name]: String(!given.has(name) || isTrue(String(values[name]))) }
}

/**
 * What a write fills beside what all posts have. On live sites both flags are true unless sent, and
 * `stateprovince` is made anew (contract.md §0.3); in interface mode only what is named.
 */
export const venueColumns = (call: Call): Columns => {
  const region =
    call.world.mode === 'live' && !call.given.has('stateprovince')
      ? { stateprovince: derivedRegion(call) }
      : {}
  return {
    ...namedColumns(call, venueTexts),
    ...region,
    ...flagColumn(call, 'show_map'),
    ...flagColumn(call, 'show_map_link'),
  }
}
