import type { Theme } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useShortcut } from '../shortcuts/shortcuts.ts'

/** For a table or a list as a whole: a styled component for each box would be drawn fifty times. */
export const pickStyle = (theme: Theme) => ({
  '& label[data-pick]': {
    display: 'grid',
    placeItems: 'center',
    minWidth: 28,
    minHeight: 28,
    cursor: 'pointer',
  },
  '& [data-pick] input': {
    width: 18,
    height: 18,
    margin: 0,
    accentColor: (theme.vars ?? theme).palette.primary.main,
    cursor: 'inherit',
  },
})

interface PickBoxProps {
  /** The row's name, or what all rows are called. */
  label: string
  /** The row's id; none chooses every row of the page. */
  value?: string
  tabIndex?: number | undefined
}

/** Chooses a row. What is chosen is kept by whoever listens to the list: a row is not drawn again for it. */
export function PickBox(props: PickBoxProps) {
  const { label, value = '', tabIndex } = props
  return (
    <label data-pick>
      <input type="checkbox" aria-label={label} value={value} tabIndex={tabIndex} />
    </label>
  )
}

function pressBox({ shiftKey }: KeyboardEvent): void {
  document.activeElement
    ?.closest('[data-row]')
    ?.querySelector('[data-pick] input')
    // With Shift it takes a range, as a click does.
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }))
}

/** `x` chooses the row in focus. A list that can be chosen from draws it once. */
export function PickKey() {
  const { t } = useTranslation('filters')
  useShortcut('x', t('keys.pick'), pressBox)
  return null
}
