/**
 * Which way of writing a field a service took, by base address (modes.md): asked of the
 * service once, not at every save.
 */
const winners = new Map<string, number>()

export interface Winners {
  of(field: string): number
  remember(field: string, way: number): void
}

/** @param scope base address, resource and whatever else the way depends on */
export function winnersOf(scope: string): Winners {
  return {
    of: (field) => winners.get(`${scope} ${field}`) ?? 0,
    remember: (field, way) => {
      winners.set(`${scope} ${field}`, way)
    },
  }
}
