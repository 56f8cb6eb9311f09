/** A wall clock in the making; months from 1. Without a time it is midnight. */
export interface Clock {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
}

/** Rolls what overflows: 31 February is 3 March. Null outside four-digit years. */
export const clockText = ({ year, month, day, hour, minute, second }: Clock): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1 || date.getUTCFullYear() > 9999)
    return null
  return date.toISOString().slice(0, 19).replace('T', ' ')
}

export const clockOf = (wall: string): Clock => {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = wall
    .split(/\D+/)
    .map(Number)
  return { year, month, day, hour, minute, second }
}

export const dayOf = (wall: string): string => wall.slice(0, 10)

export const startOfDay = (wall: string): string => `${dayOf(wall)} 00:00:00`

export const endOfDay = (wall: string): string => `${dayOf(wall)} 23:59:59`

/** `2027-03-01 10:00:00` taken apart into the strings of a `*_details` object. */
export const detailsOf = (wall: string): Record<string, string> => ({
  year: wall.slice(0, 4),
  month: wall.slice(5, 7),
  day: wall.slice(8, 10),
  hour: wall.slice(11, 13),
  minutes: wall.slice(14, 16),
  seconds: wall.slice(17, 19),
})

/** Months later on the wall clock, as PHP counts them: 31 January and a month is 3 March. */
export const monthsLater = (wall: string, months: number): string => {
  const clock = clockOf(wall)
  return clockText({ ...clock, month: clock.month + months }) ?? wall
}

export const midnight = { hour: 0, minute: 0, second: 0 } as const
