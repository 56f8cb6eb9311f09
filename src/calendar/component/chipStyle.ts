/** Of the letters that twin a colour. */
export const tagOpacity = 0.9

/** What is in an event, by one sheet: to dress hundreds of them one by one takes longer than to draw them. */
export const chip = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 5,
  width: '100%',
  minWidth: 0,
  padding: '1px 4px',
  overflow: 'hidden',
  // What is out of sight is not laid out: of a day's hours it is most. It is still said, found and reached.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto calc(1.4em + 2px)',
  '@media print': { contentVisibility: 'visible' },
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  '& time': { flex: 'none', fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
  '& b': { flex: '1 1 0', minWidth: '3ch', overflow: 'hidden', fontWeight: 500 },
  '& svg': { flex: 'none', alignSelf: 'center' },
  '& i': { flex: 'none', fontSize: '0.75rem', fontStyle: 'normal', opacity: tagOpacity },
  // Said and not drawn: it lies beyond the edge of its event, which costs less than a clip for each.
  '& small': { position: 'absolute', insetInlineStart: '100%', whiteSpace: 'nowrap' },
  // Beside its hour where all of it has room there, else below, over the whole width.
  // Whole lines: half of one is no word.
  '&[data-row="false"]': {
    padding: '1px 3px 0',
    maxHeight: 'calc(round(down, 100% - 1px, 1.4em) + 1px)',
  },
  '&[data-row="false"] time': { fontSize: '0.75rem', lineHeight: '1.1375rem' },
  '&[data-row="false"] b': { flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' },
  '&[data-row="true"]': { flexWrap: 'nowrap' },
  '&[data-row="true"] b': { whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
} as const

/** In a day of a narrow month the title has a line of its own; what lasts longer has room enough beside it. */
export const onTwoLines = {
  containerType: 'inline-size',
  // Nobody knows how high it is before it is laid out.
  contentVisibility: 'visible',
  flexWrap: 'wrap',
  '@container (max-width: 9rem)': { '& b': { flexBasis: '100%', order: 1 } },
} as const
