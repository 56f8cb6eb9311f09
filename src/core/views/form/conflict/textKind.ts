import type { FieldKind } from '../../../resource/field.ts'

/** How a text is merged by hand; everything else is chosen as a whole. */
export function textKind(kind: FieldKind | undefined): 'html' | 'plain' | undefined {
  if (kind === 'html') return 'html'
  return kind === 'name' ? 'plain' : undefined
}
