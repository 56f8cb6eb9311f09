import GlobalStyles from '@mui/material/GlobalStyles'
import type { View } from '../days/range.ts'

const sheet = {
  'html, body': { background: 'white !important' },
  'body nav, body header:not(main header), body form, body a[href="#page"], .unprinted': {
    display: 'none !important',
  },
  'main, main *': { printColorAdjust: 'exact' },
  main: { padding: '0 !important' },
} as const

/** On paper: the days and what is in them. A grid takes one sheet, lying; the agenda as many as it needs. */
export function PrintStyles({ view }: { view: View }) {
  const page = `A4 ${view === 'agenda' ? 'portrait' : 'landscape'}`
  return (
    <GlobalStyles styles={{ '@page': { size: page, margin: '10mm' }, '@media print': sheet }} />
  )
}
