import { isZone } from '../dates/zones.ts'
import { isDate as readsAsDate } from '../dates/written.ts'
import { isEmpty, listOf, positiveOf } from '../lists.ts'
import type { Check } from '../parameters/parameter.ts'
import { mayWrite } from '../permissions.ts'
import { registeredStatuses } from '../statuses.ts'

export const isPositive: Check = (value) => positiveOf(value) !== null

/** Interface silent: a required name may or may not be empty. It may not. */
export const isName: Check = (value) => !isEmpty(typeof value === 'string' ? value.trim() : value)

/** A text that live sites refuse to empty; the interface takes "" (modes.md, emptied text). */
export const isText: Check = (value, { world }) => world.mode === 'interface' || !isEmpty(value)

/** Words to look for. */
export const isSearch: Check = (value) => !isEmpty(value)

export const isDate: Check = (value, { world }) =>
  readsAsDate(value, world.options.siteTimezone, world.now())

/** The event's own zone, or "" for the site's. */
export const isTimezone: Check = (value) =>
  typeof value !== 'string' || value === '' || isZone(value)

export const isStatus: Check = (value) =>
  typeof value === 'string' && registeredStatuses.includes(value)

/** Those who may not write ask for what is published, and for nothing else (contract.md §3.6). */
export const isStatusFilter: Check = (value, { account }) => {
  const statuses = listOf(value)
  if (!mayWrite(account)) return statuses.length === 1 && statuses[0] === 'publish'
  return statuses.length > 0 && statuses.every((status) => registeredStatuses.includes(status))
}

/** PHP's URL filter: a scheme, ASCII only; "" and null clear. */
export const isWebsite: Check = (value) => {
  if (isEmpty(value)) return true
  if (typeof value !== 'string' || !/^[\x21-\x7e]+$/.test(value)) return false
  return /^[a-z][a-z0-9+.-]*:\/\/[^/?#]+/i.test(value) && URL.canParse(value)
}

export const isIdList: Check = (value) => {
  const ids = listOf(value)
  return ids.length > 0 && ids.every((id) => positiveOf(id) !== null)
}

/** Nothing sells tickets here. Live sites say that the extension is missing (contract.md §3.6). */
export const isTicketed: Check = (value, { world }) =>
  world.mode === 'interface' || !['true', '1'].includes(String(value).toLowerCase())
    ? true
    : {
        code: 'event-tickets-not-active',
        words: 'event-tickets-not-active',
        data: { status: 400 },
      }

/** A latitude means nothing without a longitude. Live sites without the extension look at neither. */
export const isCoordinate: Check = (value, { world, arguments: given }) =>
  world.mode === 'live' ||
  (!Number.isNaN(Number.parseFloat(String(value))) &&
    given.geoloc_lat !== undefined &&
    given.geoloc_lng !== undefined)
