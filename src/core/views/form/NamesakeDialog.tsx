import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import { RouterButton } from '../../../ui/RouterLinks.tsx'
import type { CollectionName } from '../../resource/collection.ts'
import type { TermRecord } from '../../resource/term.ts'
import { NamesakeFacts } from './NamesakeFacts.tsx'
import type { Namesakes } from './namesakes.ts'
import type { Shown } from './recordForm.ts'
import { recordLanguage } from './recordLanguage.ts'
import { stack } from '../../../ui/layout.ts'

const List = stack('ul', 1.5, (theme) => ({
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1, 2),
    padding: theme.spacing(1.25, 1.5),
    border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
    borderRadius: theme.shape.borderRadius,
  },
}))

interface Props<R> extends Namesakes<R> {
  title: string
  text: string
  /** What the way out is called that makes another record of the name, where there may be one. */
  createAnyway?: string
  /** What the way to one that is there is called, instead of by its number. */
  useWords?: string
  /** There can be no other of the name: nothing is asked on the way to the one that is there. */
  isUnique?: boolean
  collection: CollectionName
  /** Tells one of them from the others. */
  renderFacts: (record: R) => ReactNode
}

/** Records of this name exist: which they are, and the choice between one of them and another one. */
export function NamesakeDialog<R extends Shown>({
  renderFacts,
  onUse,
  useWords,
  isUnique,
  ...props
}: Props<R>) {
  const { t } = useTranslation('recordForm')
  const id = useId()
  return (
    <Dialog open onClose={props.onCancel} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{props.title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{props.text}</DialogContentText>
        <List>
          {props.existing.map((record) => (
            <li key={record.id}>
              <div>{renderFacts(record)}</div>
              {onUse ? (
                <Button variant="outlined" onClick={() => onUse(record)}>
                  {useWords ?? t('namesake.use')}
                </Button>
              ) : (
                <OpenButton collection={props.collection} {...{ record, useWords, isUnique }} />
              )}
            </li>
          ))}
        </List>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={props.onCancel}>{t('conflict.cancel')}</Button>
        {props.createAnyway ? <Button onClick={props.onCreate}>{props.createAnyway}</Button> : null}
      </DialogActions>
    </Dialog>
  )
}

interface PostNamesakesProps<R> extends Namesakes<R>, Pick<Props<R>, 'renderFacts'> {
  of: 'venues' | 'organizers'
}

/** Venues or organizers of the name that was to be created: which they are, and what may be done about it. */
export function PostNamesakes<R extends Shown>({ of, ...namesakes }: PostNamesakesProps<R>) {
  const { t } = useTranslation('recordForm')
  return (
    <NamesakeDialog
      {...namesakes}
      collection={of}
      title={t('namesake.title')}
      text={t('namesake.text')}
      createAnyway={t('namesake.create')}
    />
  )
}

const termMessages = { categories: 'categoryForm', tags: 'tagForm' } as const

interface TermNamesakesProps extends Namesakes<TermRecord> {
  of: keyof typeof termMessages
}

/** There is a term of this name already: which it is, the way to it, and the way back to what was typed. */
export function TermNamesakes({ of, ...namesakes }: TermNamesakesProps) {
  const { t } = useTranslation(['termForm', 'categoryForm', 'tagForm', 'recordForm', 'recordList'])
  return (
    <NamesakeDialog
      {...namesakes}
      collection={of}
      title={t('recordForm:namesake.title')}
      text={t(`${termMessages[of]}:exists.text`)}
      useWords={t('exists.use')}
      isUnique
      renderFacts={(term) => (
        <NamesakeFacts
          record={term}
          title={term.name}
          details={[
            t('exists.slug', { slug: term.slug }),
            t('recordList:published', { count: term.count }),
          ]}
        />
      )}
    />
  )
}

interface OpenButtonProps extends Pick<Props<never>, 'collection' | 'useWords' | 'isUnique'> {
  record: Shown
}

/** Leads to the page of a record, in its own language where that is known. */
function OpenButton({ collection, record, useWords, isUnique }: OpenButtonProps) {
  const { t } = useTranslation('recordForm')
  const { language, configuration } = useService()
  const way: string = `/$language/${collection}/$id`
  const own = recordLanguage(record.url, configuration) ?? language
  return (
    <RouterButton
      to={way}
      params={{ language: own, id: String(record.id) }}
      variant="outlined"
      ignoreBlocker={isUnique === true}
      {...(useWords ? {} : { 'aria-label': t('namesake.openNumber', { id: record.id }) })}
    >
      {useWords ?? t('namesake.open')}
    </RouterButton>
  )
}
