import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/Button.tsx'

interface BulkMenuProps<Action extends string> {
  actions: readonly { id: Action; words: string }[]
  /** What is done most, as a button of its own. */
  first?: { id: Action; words: string } | undefined
  /** The dialog of an action. */
  renderDialog: (action: Action, onClose: () => void) => ReactNode
  /** Items that lead to pages, after the others. */
  children?: ReactNode
}

/** What can be done with the records that are chosen; the focus comes back to its button. */
export function BulkMenu<Action extends string>(props: BulkMenuProps<Action>) {
  const { actions, first, renderDialog, children } = props
  const { t } = useTranslation('job')
  const button = useRef<HTMLButtonElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [action, setAction] = useState<Action | null>(null)
  const [isBack, setBack] = useState(false)
  useEffect(() => {
    if (isBack) button.current?.focus()
  }, [isBack])
  const open = (next: Action) => {
    setAnchor(null)
    setBack(false)
    setAction(next)
  }
  const close = () => {
    setAction(null)
    setBack(true)
  }
  return (
    <>
      {first ? (
        <Button variant="outlined" onClick={() => open(first.id)}>
          {first.words}
        </Button>
      ) : null}
      <Button
        ref={button}
        variant="contained"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('menu')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {actions.map(({ id, words }) => (
          <MenuItem key={id} onClick={() => open(id)}>
            {words}
          </MenuItem>
        ))}
        {children}
      </Menu>
      {action ? renderDialog(action, close) : null}
    </>
  )
}
