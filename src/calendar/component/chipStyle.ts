/** Of the letters that twin a colour. */
export const tagOpacity = 0.9

/** As a line of text, which a browser lays out faster than boxes: a week has hundreds. */
const asText = {
  display: 'block',
  '& svg': { marginInlineStart: 5, verticalAlign: 'text-bottom' },
} as const

/** What is in an event, by one sheet: to dress hundreds of them one by one takes longer than to draw them. */
export const chip = {
  position: 'relative',
  display: 'flex',
  alignItems: 'baseline',
  columnGap: 5,
  width: '100%',
  minWidth: 0,
  padding: '1px 4px',
  overflow: 'hidden',
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  '& time': {
    flex: 'none',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  '& b': { flex: '1 1 0', minWidth: '3ch', overflow: 'hidden', fontWeight: 500 },
  '& svg': { flex: 'none', alignSelf: 'center' },
  '& i': { flex: 'none', fontSize: '0.75rem', fontStyle: 'normal', opacity: tagOpacity },
  // Said and not drawn: it lies beyond the edge of its event, which costs less than a clip for each.
  '& small': { position: 'absolute', insetInlineStart: '100%', whiteSpace: 'nowrap' },
  '&[data-row="false"]': {
    ...asText,
    padding: '1px 3px 0',
    // Whole lines: half of one is no word.
    maxHeight: 'calc(round(down, 100% - 1px, 1.4em) + 1px)',
  },
  '&[data-row="false"] time': { fontSize: '0.75rem', lineHeight: '1.1375rem' },
  '&[data-row="false"] b': { overflowWrap: 'anywhere' },
  '&[data-row="true"] b': { whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
} as const

/** Where it stands beside hours: what has no room is cut at the end, the letters of its colour before the title. */
export const rowInHours = { ...asText, whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const

/** In a day of a narrow month the title has a line of its own; what lasts longer has room enough beside it. */
export const onTwoLines = {
  containerType: 'inline-size',
  flexWrap: 'wrap',
  '@container (max-width: 9rem)': { '& b': { flexBasis: '100%', order: 1 } },
} as const
