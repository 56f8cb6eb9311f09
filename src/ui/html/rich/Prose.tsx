import { styled } from '@mui/material/styles'

/** The page on which a text is written. */
export const Prose = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return {
    maxHeight: '32rem',
    overflow: 'auto',
    padding: theme.spacing(1.25, 1.75),
    outline: 'none',
    lineHeight: 1.6,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    '& > :first-of-type': { marginBlockStart: 0 },
    '& > :last-child': { marginBlockEnd: 0 },
    '& p, & ul, & ol, & blockquote, & table, & figure, & pre': { marginBlock: '0 0.75em' },
    '& h1, & h2, & h3, & h4, & h5, & h6': { margin: '1em 0 0.4em', lineHeight: 1.3 },
    '& h1, & h2': { fontSize: '1.25rem' },
    '& h3': { fontSize: '1.1rem' },
    '& h4, & h5, & h6': { fontSize: '1rem' },
    '& li > p': { marginBlock: 0 },
    '& ul, & ol': { paddingInlineStart: '1.75em' },
    '& blockquote': {
      marginInline: 0,
      paddingInlineStart: theme.spacing(2),
      borderInlineStart: `3px solid ${palette.divider}`,
    },
    '& a': { color: palette.primary.main, textDecoration: 'underline', cursor: 'text' },
    '& img': { maxWidth: '100%', height: 'auto', verticalAlign: 'bottom' },
    '& img.ProseMirror-selectednode, & .locked.ProseMirror-selectednode': {
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: 2,
    },
    '& figure': { marginInline: 0 },
    '& figcaption, & caption': { color: palette.text.secondary, fontSize: '0.875rem' },
    '& table': { borderCollapse: 'collapse', maxWidth: '100%' },
    '& td, & th': {
      minWidth: '3em',
      padding: theme.spacing(0.5, 1),
      border: `1px solid ${palette.divider}`,
      textAlign: 'start',
      verticalAlign: 'top',
      // A narrow table is as wide as its words: the page scrolls before they are cut.
      overflowWrap: 'break-word',
    },
    '& td > p, & th > p': { marginBlock: 0 },
    '& pre, & code': { fontFamily: 'monospace', fontSize: '0.875em' },
    '& .locked': {
      marginBlock: '0 0.75em',
      padding: theme.spacing(1, 1.5),
      border: `1px dashed ${palette.text.secondary}`,
      borderRadius: theme.shape.borderRadius,
      whiteSpace: 'normal',
      '& > p': { margin: 0, color: palette.text.secondary, fontSize: '0.8125rem' },
      '& > code': { display: 'block', marginBlock: theme.spacing(0.5), overflowWrap: 'anywhere' },
      '& > button': {
        minHeight: 28,
        padding: theme.spacing(0.25, 1),
        border: `1px solid ${palette.divider}`,
        borderRadius: theme.shape.borderRadius,
        background: 'transparent',
        color: palette.primary.main,
        font: 'inherit',
        fontSize: '0.8125rem',
        cursor: 'pointer',
      },
    },
    '&.ProseMirror-hideselection *::selection': { background: 'transparent' },
    '& img.ProseMirror-separator': { display: 'inline !important', border: 0, margin: 0 },
  }
})
