/** Messages of the guide, by their path. */
export const messages = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../../../locales/es/guide.json',
  { eager: true, import: 'default' },
)
