import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useService } from '../../../api/useService.ts'
import type { Difference } from '../../write/saved.ts'
import { DeleteButton } from '../deleting/DeleteItem.tsx'
import { DraftNotes } from './drafts/DraftNotes.tsx'
import { useDrafting } from './drafts/useDrafting.ts'
import { useSpentDrafts } from './drafts/storedDrafts.ts'
import {
  changedFormValues,
  type NounLabels,
  type RecordLabels,
  type RemedyOf,
  type Shown,
} from './recordForm.ts'
import type { OpenedRecord } from './resourceForm.ts'
import { RecordFrame } from './RecordFrame.tsx'
import { RecordNotes } from './RecordNotes.tsx'
import { SavingNotes } from './SavingNotes.tsx'
import { useValidatedForm } from './useValidatedForm.ts'
import { useEditing } from './useEditing.ts'
import { accountName } from '../../../api/account.ts'
import type { CollectionName } from '../../resource/collection.ts'
import { rememberRecent } from '../../resource/recentRecords.ts'
import { forgetHeldBack, wasHeldBack } from './lastCreation.ts'
import { recordLanguage } from './recordLanguage.ts'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { fieldId, focusField } from '../../../ui/form/useField.ts'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { hourIn, formatDateTime } from '../../../i18n/formats.ts'
import { Facts } from '../../../ui/Facts.tsx'
import { formatRecentTime } from '../../../ui/filters/instantTime.ts'
import { stack } from '../../../ui/layout.ts'

const RecordFactLines = stack('div', 0.25, (theme) => ({
  fontSize: '0.875rem',
  color: (theme.vars ?? theme).palette.text.secondary,
}))

interface RecordFactsProps<R> {
  record: R
  words: NounLabels
  /** Milliseconds since 1970; 0 for not known. */
  readAt: number
  isRefreshing: boolean
}

/** Which record this is, from when it is and from when this reading, and the way to its public page. */
function RecordFacts<R extends Shown>({
  record,
  words,
  readAt,
  isRefreshing,
}: RecordFactsProps<R>) {
  const { t, i18n } = useTranslation(['recordForm', 'filters'])
  const { id, modified, url, status } = record
  const time = formatRecentTime(i18n.language, readAt)
  const read = readAt > 0 ? t('page.readAt', { count: hourIn(time), time }) : ''
  const isPublic = status === undefined || status === 'publish'
  return (
    <RecordFactLines>
      {modified ? (
        <span>{t('page.changed', { date: formatDateTime(i18n.language, modified, 'short') })}</span>
      ) : null}
      <Facts>
        {[words.say('page.number', { id }), isRefreshing ? t('filters:results.updating') : read]}
        {url && isPublic ? (
          <Link href={url} target="_blank" rel="noopener noreferrer">
            {t('page.open')}
          </Link>
        ) : null}
      </Facts>
    </RecordFactLines>
  )
}

const scope = 'field'

/** Milliseconds between two looks for a field whose code or words are on their way. */
const betweenLooks = 100

const boxes = 'input, textarea, select, button, a, [contenteditable]'

/**
 * Puts the focus into the field that the end of the address names, once that is there and can take it, for until a page
 * is drawn whole nothing in it does; not when somebody has gone to another box by then.
 */
function useNamedField(): void {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    const start = fieldId(scope, '')
    if (!hash.startsWith(start)) return undefined
    const before = document.activeElement
    const isDone = () => {
      const active = document.activeElement
      const isElsewhere = active !== before && active?.matches(boxes) === true
      return isElsewhere || document.getElementById(hash)?.contains(active) === true
    }
    const timer = setInterval(() => {
      // After the navigation has given the focus to the heading.
      if (!isDone()) focusField(scope, hash.slice(start.length))
      if (isDone()) clearInterval(timer)
    }, betweenLooks)
    return () => clearInterval(timer)
  }, [hash])
}

/** What a page draws in the form of a record beside its fields. */
export interface EditorParts<R> {
  remedyOf?: RemedyOf<R> | undefined
  /** What else can be done with it, beside its title. */
  renderActions?: ((record: R) => ReactNode) | undefined
  /** What there is to say over the fields. */
  children?: ReactNode
}

/** Keeps in mind, for whoever searches later, that a record is open. */
function useRecent(collection: CollectionName, { id, url }: Shown, title: string): void {
  const service = useService()
  const { site } = service
  const account = accountName(service.account)
  const language = recordLanguage(url, service.configuration) ?? service.language
  useEffect(
    () => rememberRecent({ site, account }, { collection, id, language, title }),
    [site, account, collection, id, language, title],
  )
}

interface Props<R extends Shown, V extends FieldValues, Update extends object>
  extends
    Pick<OpenedRecord<R, V, Update>, 'form' | 'write' | 'deletion' | 'onSaved'>,
    EditorParts<R> {
  words: RecordLabels<R, V>
  /** What came of a save when it was created just before. */
  differences?: readonly Difference[] | undefined
  /** The newest reading. A listing's is enough to begin with. */
  record: R
  /** When it was read, milliseconds since 1970; 0 for not known. */
  readAt: number
  /** A newer reading is on its way. */
  isRefreshing: boolean
}

const none: readonly Difference[] = []

/** A record that exists, in its form. */
export function RecordEditor<R extends Shown, V extends FieldValues, Update extends object>(
  props: Props<R, V, Update>,
) {
  const { form: definition, words, record, differences = none, remedyOf } = props
  const { Fields, Side, Unready } = definition
  useNamedField()
  const { language, configuration: site } = useService()
  const [opened, setOpened] = useState(record)
  const open = useMemo(
    () => ({ definition, opened, filled: definition.filled(opened, site) }),
    [definition, opened, site],
  )
  const form = useValidatedForm(words, open.filled, false)
  const drafting = useDrafting(form, open, setOpened)
  useSpentDrafts({ ...props, definition, left: drafting.left })
  const onSaved = (saved: R, before: R | null) => {
    props.onSaved?.(saved, before)
    drafting.tellSaved()
  }
  const editing = useEditing({
    ...props,
    definition,
    form,
    opened,
    setOpened,
    differences,
    onSaved,
  })
  const { saving } = editing
  const [isHeldBack, setHeldBack] = useState(() => wasHeldBack(definition.name, opened.id))
  const closeChecklist = () => {
    forgetHeldBack()
    setHeldBack(false)
    saving.dismiss()
  }
  const title = definition.titleOf(opened)
  useRecent(definition.name, opened, title)

  const navigate = useNavigate()
  const openAfterSave = async (page: string, hash?: string) => {
    const changed = changedFormValues(definition.boxes, open.filled, form.getValues())
    if (changed.length > 0 && !(await saving.submit())) return
    const to: string = `/$language/${definition.name}/$id/${page}`
    const params = { language, id: String(opened.id) }
    await navigate({ to, params, ignoreBlocker: true, hash })
  }

  const remedies = (difference: Difference) => {
    const remedy = remedyOf?.(difference)
    const onChoose = () => remedy && editing.beside(() => remedy.write(opened), [difference])
    return remedy && { ...remedy, onChoose }
  }

  return (
    <RecordFrame
      {...{ form, words, drafting }}
      name={definition.name}
      title={title || words.say('page.untitled')}
      kind={words.say('page.number', { id: opened.id })}
      titleLanguage={language}
      status={opened.status}
      actions={
        <>
          {props.renderActions?.(opened)}
          <DeleteButton deletion={{ ...props.deletion, record: opened }} />
        </>
      }
      facts={
        <RecordFacts
          {...{ words }}
          record={opened}
          readAt={props.readAt}
          isRefreshing={props.isRefreshing}
        />
      }
      drafts={<DraftNotes {...{ drafting, form, open, words }} isRefreshing={props.isRefreshing} />}
      boxes={definition.boxes}
      isSaving={saving.isSaving}
      onSave={saving.save}
      onOpenAfterSave={(page, hash) => void openAfterSave(page, hash)}
      fields={<Fields form={form} opened={opened} />}
      side={<Side form={form} opened={opened} />}
    >
      {Unready && (isHeldBack || saving.held?.kind === 'unready') ? (
        <Unready
          {...{ form, opened }}
          onPublish={(isAnyway) => {
            closeChecklist()
            saving.save('publish', isAnyway)
          }}
          onClose={closeChecklist}
        />
      ) : null}
      {props.children}
      <RecordNotes name={definition.name} record={opened} />
      <SavingNotes
        {...{ editing, definition, words, opened }}
        draft={drafting.key}
        remedyOf={remedies}
      />
    </RecordFrame>
  )
}
