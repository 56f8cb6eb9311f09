/** Messages that pages fetch, by their paths. Vite reads the patterns as they stand: they cannot come from a constant. */
export const messages = import.meta.glob<Readonly<Record<string, unknown>>>(
  [
    '../../../../locales/ca/*.json',
    '!../../../../locales/ca/{app,configuration,eventList,filters,guide,service,signIn,time,ui}.json',
  ],
  { eager: true, import: 'default' },
)
