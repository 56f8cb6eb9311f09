/** A day of the site so many days from now, `YYYY-MM-DD`: journeys work with dates to come, whenever they run. */
export function dayFromNow(days: number): string {
  const moment = new Date(Date.now() + days * 86_400_000)
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid', dateStyle: 'short' }).format(
    moment,
  )
}

/** The next last Sunday of March: that night the clocks of Europe jump from two to three. */
export function springChange(): string {
  const now = new Date()
  const year = now.getUTCFullYear() + (now.getUTCMonth() >= 2 ? 1 : 0)
  const lastDay = new Date(Date.UTC(year, 2, 31))
  lastDay.setUTCDate(31 - lastDay.getUTCDay())
  return lastDay.toISOString().slice(0, 10)
}

/** An event that takes most of a day, so many days from now. */
export const daySpan = (days: number) => ({
  start_date: `${dayFromNow(days)} 10:00:00`,
  end_date: `${dayFromNow(days)} 23:30:00`,
})
