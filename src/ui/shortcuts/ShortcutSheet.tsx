import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { usePageStore } from '../../platform/pageStore.ts'
import { useTranslation } from 'react-i18next'
import { Key } from './Key.tsx'
import { modifierName, shortcuts as active } from './shortcuts.ts'
import { stack } from '../layout.ts'

const Table = stack('dl', [1, 3], {
  gridTemplateColumns: 'max-content 1fr',
  margin: 0,
  '& dd': { margin: 0 },
})

const signs: Readonly<Record<string, string>> = {
  mod: modifierName(),
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
}

/** Everything the keyboard can do on the page underneath. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('ui')
  const id = useId()
  const shortcuts = usePageStore(active)
  const byKeys = new Map(shortcuts.map((shortcut) => [shortcut.keys, shortcut]))
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{t('shortcuts.title')}</DialogTitle>
      {/* On a telephone it is scrolled, also with the keyboard. */}
      <DialogContent tabIndex={0}>
        <Table>
          {[...byKeys.values()].map(({ keys, label }) => (
            <Row key={keys} keys={keys} label={label} />
          ))}
        </Table>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

function Row({ keys, label }: { keys: string; label: string }) {
  const { t } = useTranslation('ui')
  const nameOf = (key: string) => (key === 'Shift' ? t('shortcuts.shift') : (signs[key] ?? key))
  return (
    <>
      <dt>
        {keys
          .split(/[ +]/)
          .map(nameOf)
          .map((name) => (
            <Key key={name}>{name}</Key>
          ))}
      </dt>
      <dd>{label}</dd>
    </>
  )
}
