import { useTranslation } from 'react-i18next'
import { useShortcut } from '../../ui/shortcuts/useShortcut.ts'

const arrows = 'ArrowLeft+ArrowRight+ArrowUp+ArrowDown'
const nothing = () => undefined
// They are the focused event's own, and only written down here.
const never = () => false

/** What the keys do to events, for the sheet of shortcuts. */
export function KeyWords() {
  const { t } = useTranslation('eventMove')
  useShortcut(`Alt+${arrows}`, t('keys.move'), nothing, never)
  useShortcut(`Alt+Shift+${arrows}`, t('keys.stretch'), nothing, never)
  return null
}
