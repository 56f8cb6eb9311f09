import { type BulkChange, updateTo } from '../../../core/write/task.ts'
import {
  linksAfter,
  type LinkWay,
  obstacleTo,
  settingTo,
} from '../../../core/job/bulk/postChanges.ts'
import type { Values } from '../../../core/write/merge.ts'
import { wallTimeAt } from '../../../time/wallTime.ts'
import { eventFields } from '../eventFields.ts'
import type { EventRecord } from '../eventRecord.ts'
import { isShiftable, type Shift, shifted } from './shiftedDates.ts'

/** What an event may have several of. */
export const linkFields = ['organizer', 'categories', 'tags'] as const
export type LinkField = (typeof linkFields)[number]

export function linking(
  field: LinkField,
  way: LinkWay,
  ids: readonly number[],
): BulkChange<EventRecord> {
  return settingTo<EventRecord>(eventFields, (event) => ({
    [field]: linksAfter(eventFields[field].of(event), way, ids),
  }))
}

export function movingTo(venue: number): BulkChange<EventRecord> {
  return settingTo<EventRecord>(eventFields, () => ({ venue: [venue] }))
}

/** A live service accepts it and leaves the venue: that is told, with the one way there is (contract.md §7.3). */
export function leavingVenue(): BulkChange<EventRecord> {
  return settingTo<EventRecord>(eventFields, () => ({ venue: [] }))
}

export function flagging(
  flag: 'featured' | 'hide_from_listings',
  isOn: boolean,
): BulkChange<EventRecord> {
  return settingTo<EventRecord>(eventFields, () => ({ [flag]: isOn }))
}

export function shifting(shift: Shift, siteZone: string): BulkChange<EventRecord> {
  return (event) => {
    const obstacle = obstacleTo(event)
    if (obstacle) return obstacle
    if (!isShiftable(event, shift)) return { kind: 'cannot', why: 'allDay' }
    const moved = shifted(event, shift, siteZone)
    if (!moved) return { kind: 'cannot', why: 'noDates' }
    const { start_date, end_date } = moved
    return updateTo<EventRecord>(eventFields, event, { start_date, end_date })
  }
}

/** A scheduled event that is published keeps waiting for its date unless it is given today's (contract.md §6). */
export function withPublication(siteZone: string) {
  return ({ status }: EventRecord, next: string): Values =>
    status === 'future' && next === 'publish' ? { date: wallTimeAt(Date.now(), siteZone) } : {}
}
