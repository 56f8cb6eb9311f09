import samplesOf from './samples.json'

/**
 * Texts as editors of such calendars leave them behind, of which at least a part can be edited visually, and those of
 * which none can be; each by its name, which is only for reading.
 */
export const samples = [
  ...Object.entries(samplesOf.editable).map(([name, html]) => [name, html, true] as const),
  ...Object.entries(samplesOf.locked).map(([name, html]) => [name, html, false] as const),
]
