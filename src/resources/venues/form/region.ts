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

/** Whether a box is one of those that the region is made of. */
export function isOfRegion(name: string | undefined): boolean {
  return name === 'country' || name === 'state' || name === 'province'
}
