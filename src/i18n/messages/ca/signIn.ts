/** Messages of the sign-in page and its dialog, by their path: part of their script. */
export const messages = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../../../locales/ca/signIn.json',
  { eager: true, import: 'default' },
)
