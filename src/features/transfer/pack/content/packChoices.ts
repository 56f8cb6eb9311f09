/** What is said of an event beside its title and its time. */
export const details = ['venue', 'address', 'organizer', 'cost', 'categories', 'link'] as const
export type Detail = (typeof details)[number]

/** How much of its text: nothing, the excerpt or the beginning, all of it. */
export const texts = ['none', 'summary', 'whole'] as const

export const groupings = ['day', 'category'] as const

/** Whether an event of several days stands under the first of them or under each. */
export const longs = ['once', 'daily'] as const

/** How an agenda is made, whatever is in it. */
export interface PackChoices {
  readonly by: (typeof groupings)[number]
  readonly long: (typeof longs)[number]
  readonly text: (typeof texts)[number]
  readonly details: readonly Detail[]
}

/** Where neither the address nor the configuration says otherwise. */
export const usualChoices: PackChoices = {
  by: 'day',
  long: 'once',
  text: 'summary',
  details: ['venue', 'address', 'cost', 'link'],
}
