import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exactly } from '../../../../ui/filters/address.ts'
import { RouterLink } from '../../../../ui/RouterLinks.tsx'
import type { SavedView } from './savedViews.ts'

interface ViewItemProps {
  view: SavedView
  /** The address as it is. */
  current: Readonly<Record<string, string>>
  /** What of it stays. */
  beside: Readonly<Record<string, string>>
  isStart: boolean
  /** It has this name since a moment ago, and is drawn anew: what was pressed has gone. */
  isRenamed: boolean
  onApply: () => void
  /** Told whether another name stands in its box. */
  onTyped: (isOther: boolean) => void
  onRename: (name: string) => void
  onUpdate: () => void
  onDelete: () => void
  onStart: ((isStart: boolean) => void) | undefined
}

const written = (search: Readonly<Record<string, string>>) =>
  JSON.stringify(Object.entries(search).sort(([one], [other]) => one.localeCompare(other)))

/** A saved view, and under it, when asked, what can be done with it. */
export function ViewItem(props: ViewItemProps) {
  const { view, current, beside, isStart, isRenamed, onApply } = props
  const { t } = useTranslation('recordList')
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isRenamed) opener.current?.focus()
  }, [isRenamed])
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState(view.name)
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  const isCurrent = written(view.search) === written(current)
  return (
    <li>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          <RouterLink
            to="."
            search={{ ...view.search, ...beside }}
            activeOptions={exactly}
            aria-current={isCurrent ? 'page' : undefined}
            onClick={onApply}
          >
            {view.name}
          </RouterLink>
          {isStart ? ` (${t('views.isStart')})` : ''}
        </Box>
        <Button
          ref={opener}
          size="small"
          aria-expanded={isOpen}
          aria-label={t('views.more', { name: view.name })}
          onClick={() => setOpen(!isOpen)}
        >
          {t('views.edit')}
        </Button>
      </Box>
      {isOpen ? <ViewActions {...{ ...props, name, setName, isCurrent }} onDone={close} /> : null}
    </li>
  )
}

interface ActionsProps extends ViewItemProps {
  name: string
  setName: (name: string) => void
  isCurrent: boolean
  onDone: () => void
}

function ViewActions(props: ActionsProps) {
  const { view, isStart, isCurrent, onTyped, onRename, onUpdate, onDelete, onStart, onDone } = props
  const { t } = useTranslation('recordList')
  const { name, setName } = props
  const rename = (event: FormEvent) => {
    event.preventDefault()
    const next = name.trim()
    if (next !== '' && next !== view.name) onRename(next)
    onTyped(false)
    onDone()
  }
  return (
    <Box sx={{ pb: 1.5, pt: 0.5 }}>
      <form onSubmit={rename} style={{ display: 'flex', gap: 8 }}>
        <TextField
          size="small"
          fullWidth
          label={t('views.newName')}
          value={name}
          onChange={(event) => {
            setName(event.target.value)
            onTyped(event.target.value.trim() !== view.name)
          }}
          slotProps={{ htmlInput: { maxLength: 80 } }}
        />
        <Button type="submit">{t('views.rename')}</Button>
      </form>
      <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
        <Button size="small" disabled={isCurrent} onClick={onUpdate}>
          {t('views.update')}
        </Button>
        {onStart ? (
          <Button size="small" aria-pressed={isStart} onClick={() => onStart(!isStart)}>
            {t(isStart ? 'views.noStart' : 'views.start')}
          </Button>
        ) : null}
        <Button size="small" color="error" onClick={onDelete}>
          {t('views.delete')}
        </Button>
      </Box>
    </Box>
  )
}
