import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfirmedClose } from '../../../../ui/confirm/useLeaveGuard.ts'
import {
  exported,
  imported,
  type SavedView,
  viewOf,
  withView,
  storedStarts,
  storedViews,
} from './savedViews.ts'
import type { Viewed } from './viewed.ts'
import { ViewItem } from './ViewItem.tsx'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Box from '@mui/material/Box'
import { download } from '../../../../ui/download.ts'
import { useFileChoice } from '../../../../ui/files/useFileChoice.tsx'
import { viewsEntry } from './viewsEntry.ts'

const written = (search: Readonly<Record<string, string>>) => String(new URLSearchParams(search))

/** The views of a list as this browser keeps them. */
function useViews({ service, name }: Viewed) {
  const entry = viewsEntry(service, name, 'saved')
  const startEntry = viewsEntry(service, name, 'start')
  const views = storedViews.useEntry(entry)
  const start = storedStarts.useEntry(startEntry)
  const begin = (search: string | null) => storedStarts.keep(startEntry, search)
  const keep = (next: readonly SavedView[]) => storedViews.keep(entry, next)
  return {
    /** Those that make sense in this language. */
    views: views.filter(({ language }) => language === undefined || language === service.language),
    all: views,
    keep,
    isStart: ({ search }: SavedView) => start !== null && start === written(search),
    /** The list opens here from now on; null opens it without filters. */
    startAt: (view: SavedView | null) => begin(view ? written(view.search) : null),
    /** Changes a view; where the list starts at it, it goes on to. */
    replace: (view: SavedView, next: SavedView | null) => {
      if (start === written(view.search)) begin(next ? written(next.search) : null)
      return keep(views.flatMap((one) => (one === view ? (next ? [next] : []) : [one])))
    },
  }
}

interface ViewFilesProps {
  viewed: Viewed
  saved: ReturnType<typeof useViews>
  onNews: (words: string) => void
}

/** Carries views to another browser: out as a file, in from one. */
function ViewFiles({ viewed, saved, onNews }: ViewFilesProps) {
  const { t } = useTranslation('recordList')
  const { name, table } = viewed
  const known = (filter: string) => Object.hasOwn(table, filter) || filter === 'view'
  const read = async (file: File) => {
    const found = imported(await file.text(), name, saved.all, known)
    if (found.kind !== 'views') onNews(t(`views.${found.kind}`))
    else
      onNews(
        saved.keep(found.views) ? t('views.imported', { count: found.count }) : t('views.notKept'),
      )
  }
  const choice = useFileChoice({
    label: t('views.file'),
    accept: 'application/json,.json',
    onFile: (file) => void read(file),
  })
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button size="small" onClick={choice.open}>
        {t('views.import')}
      </Button>
      {choice.input}
      {saved.all.length > 0 ? (
        <Button
          size="small"
          onClick={() => download(`${name}.views.json`, exported({ [name]: saved.all }))}
        >
          {t('views.export')}
        </Button>
      ) : null}
    </Box>
  )
}

interface Props {
  name: string
  onTyped: (name: string) => void
  onSave: (name: string) => void
}

/** Gives the filters in force a name. */
function SaveView({ name, onTyped, onSave }: Props) {
  const { t } = useTranslation('recordList')
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    onSave(name.trim())
    onTyped('')
  }
  return (
    <form onSubmit={save} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <TextField
        label={t('views.name')}
        value={name}
        onChange={(event) => onTyped(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 80 } }}
        size="small"
        fullWidth
      />
      <Button type="submit" variant="contained" sx={{ flex: 'none' }}>
        {t('views.save')}
      </Button>
    </form>
  )
}

interface ViewsMenuProps {
  viewed: Viewed
  anchor: HTMLElement
  onClose: () => void
  /** What else there is to choose, before the views. */
  children?: ReactNode
}

const keyOf = ({ language, name }: SavedView) => `${language ?? ''} ${name}`

/** The saved views of a page: each a link, to be renamed, brought up to date, deleted, started at, carried elsewhere. */
export function ViewsMenu({ viewed, anchor, onClose, children }: ViewsMenuProps) {
  const { t } = useTranslation(['recordList', 'filters'])
  const heading = useId()
  const saved = useViews(viewed)
  const [news, setNews] = useState('')
  const place = useRef<HTMLOutputElement>(null)
  const [name, setName] = useState('')
  const [renamed, setRenamed] = useState('')
  const [renaming, setRenaming] = useState<Readonly<Record<string, boolean>>>({})
  const isChanged = name.trim() !== '' || saved.views.some((view) => renaming[keyOf(view)])
  const close = useConfirmedClose({ isChanged, onClose })
  const { current, beside, service, mayStart } = viewed
  const said = (isKept: boolean, words: string) => setNews(isKept ? words : t('views.notKept'))
  const save = (name: string) =>
    said(
      saved.keep(withView(saved.all, viewOf(name, current, service.language))),
      t('views.saved', { name }),
    )
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t('filters:view'),
          sx: { p: 2, width: 'min(400px, calc(100vw - 32px))', display: 'grid', gap: 2 },
        },
      }}
    >
      {children}
      <Typography variant="h3" component="h2" id={heading}>
        {t('filters:views')}
      </Typography>
      {saved.views.length > 0 ? (
        <ul aria-labelledby={heading} style={{ margin: 0, padding: 0, listStyleType: '""' }}>
          {saved.views.map((view) => (
            <ViewItem
              key={keyOf(view)}
              {...{ view, current, beside }}
              isStart={saved.isStart(view)}
              isRenamed={keyOf(view) === renamed}
              onApply={() => {
                // A name that is typed stays where it is.
                if (!isChanged) onClose()
              }}
              onTyped={(isOther) => setRenaming({ ...renaming, [keyOf(view)]: isOther })}
              onRename={(name) => {
                setRenamed(keyOf({ ...view, name }))
                said(saved.replace(view, { ...view, name }), t('views.renamed', { name }))
              }}
              onUpdate={() => {
                const next = viewOf(view.name, current, service.language)
                said(saved.replace(view, next), t('views.updated', { name: view.name }))
              }}
              onDelete={() => {
                said(saved.replace(view, null), t('views.deleted', { name: view.name }))
                place.current?.focus()
              }}
              onStart={mayStart ? (isStart) => saved.startAt(isStart ? view : null) : undefined}
            />
          ))}
        </ul>
      ) : null}
      <SaveView name={name} onTyped={setName} onSave={save} />
      <ViewFiles {...{ viewed, saved }} onNews={setNews} />
      <output ref={place} tabIndex={-1}>
        {news}
      </output>
    </Popover>
  )
}
