export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The value of an attribute. */
export const quoted = (value: string): string => `"${escaped(value).replaceAll('"', '&quot;')}"`
