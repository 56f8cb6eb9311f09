interface Regions {
  country: string
  state: string
  province: string
}

const unitedStates = new Set(['', 'US', 'United States'])

/** What a live service makes of `stateprovince` when it is left out (contract.md §7.7). */
export function derivedRegion({ country, state, province }: Regions): string {
  return unitedStates.has(country.trim()) ? state : province
}

/** Whether `stateprovince` is left to the service: another part of the region changed, and it did not. */
export function isDerived(changed: Readonly<Partial<Record<string, unknown>>>): boolean {
  const isTouched = (name: string) => changed[name] === true
  return !isTouched('stateprovince') && ['country', 'state', 'province'].some(isTouched)
}
