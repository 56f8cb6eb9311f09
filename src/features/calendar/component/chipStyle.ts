/** As a line of text, which a browser lays out faster than boxes: a week has hundreds. */
const asText = {
  display: 'block',
  '& svg': { marginInlineStart: 5, verticalAlign: 'text-bottom' },
} as const

/**
 * What is in an event, by one sheet: to dress hundreds of them one by one takes longer than to draw them. What sticks
 * out is clipped, not hidden: that would make a place of each that can be scrolled.
 */
export const chip = {
  position: 'relative',
  display: 'flex',
  alignItems: 'baseline',
  columnGap: 5,
  padding: '1px 4px',
  overflow: 'clip',
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  '& time': { flex: 'none', fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
  '& b': { flex: '1 1 0', minWidth: '3ch', overflow: 'clip', fontWeight: 500 },
  '& svg': { flex: 'none', alignSelf: 'center', width: '0.75rem', height: '0.75rem' },
  '& i': { flex: 'none', fontSize: '0.75rem', fontStyle: 'normal' },
  // Said and not drawn: it lies beyond the edge of its event, which costs less than a clip for each.
  '& small': { position: 'absolute', insetInlineStart: '100%', whiteSpace: 'nowrap' },
} as const

/** On one line, as days have it. */
export const row = { whiteSpace: 'nowrap', '& b': { textOverflow: 'ellipsis' } } as const

/** Where it stands beside hours: what has no room is cut at the end, the letters of its colour before the title. */
export const rowInHours = { ...asText, whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const

/** Beside hours: the hour and what there is room for behind it, then the title on as many lines as there are. */
export const lines = {
  ...asText,
  padding: '1px 3px 0',
  whiteSpace: 'nowrap',
  // Whole lines: half of one is no word.
  maxHeight: 'calc(round(down, 100% - 1px, 1.4em) + 1px)',
  '& time': { fontSize: '0.75rem', lineHeight: '1.1375rem' },
  '& b': { whiteSpace: 'normal', overflowWrap: 'break-word' },
} as const

/** There is room for two lines: of the title is laid out what can be seen. */
export const twoLines = { '& b': { whiteSpace: 'nowrap' } } as const

/** In a day of a narrow month the title has a line of its own; what lasts longer has room enough beside it. */
export const onTwoLines = {
  containerType: 'inline-size',
  flexWrap: 'wrap',
  '@container (max-width: 9rem)': { '& b': { flexBasis: '100%', order: 1 } },
} as const
