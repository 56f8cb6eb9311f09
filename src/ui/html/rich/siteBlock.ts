import type { Node as RichNode } from 'prosemirror-model'

/** What a site's comment around a block says of it: it is true as long as this stays the same. */
export function siteBlock({ type, attrs }: RichNode): string {
  return [type.name, attrs['level'], attrs['tag']].filter((part) => part !== undefined).join(' ')
}
