/** The words of the pages behind the list, by the file they stand in. */
export const catalogues = import.meta.glob<Record<string, unknown>>(
  [
    '../../../locales/en/*.json',
    '!../../../locales/*/{app,eventList,filters,service,time,ui}.json',
    '!../../../locales/*/{configuration,guide,signIn}.json',
  ],
  { eager: true, import: 'default' },
)

/** What is long and seldom read comes by itself. */
export const apart = import.meta.glob<Record<string, unknown>>('../../../locales/en/guide.json', {
  import: 'default',
})
