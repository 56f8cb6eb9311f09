import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ApiError } from '../../../api/apiError.ts'
import type { Service } from '../../../api/service.ts'
import { useService } from '../../../api/useService.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { readInLists } from '../../query/readOptions.ts'
import { MissingRecord } from './MissingRecord.tsx'
import { ReadingNote } from './ReadingNote.tsx'
import { type EditorParts, RecordEditor } from './RecordEditor.tsx'
import type { Shown } from './recordForm.ts'
import type { OpenedRecord } from './resourceForm.ts'
import { recordLanguage } from './recordLanguage.ts'
import { RecordLink } from './RecordLink.tsx'
import { RecordNotes } from './RecordNotes.tsx'
import { SaveError } from './SaveError.tsx'
import { UnreadDrafts } from './drafts/UnreadDrafts.tsx'
import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import type { CollectionName } from '../../resource/collection.ts'

interface SlugNoteProps {
  name: CollectionName
  slug: string
  /** It leads to the record no more: whoever types there goes on, for it is saved by its number. */
  isLost: boolean
  /** Of the record that is open. */
  id: number
}

/** A record was opened by its slug; its number stays when the slug does not. */
function SlugNote({ name, slug, isLost, id }: SlugNoteProps) {
  const { t } = useTranslation('recordForm')
  const { language } = useService()
  const text = (
    <>
      {t(isLost ? 'slugLost.text' : 'bySlug.text', { slug })}{' '}
      <RecordLink {...{ name, language }} place={{ id: String(id) }}>
        {t('bySlug.byNumber')}
      </RecordLink>
    </>
  )
  if (!isLost) return <p>{text}</p>
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {text}
    </Alert>
  )
}

type Props<R extends Shown, V extends FieldValues, Update extends object> = EditorParts<R> &
  OpenedRecord<R, V, Update>

/** A record on its way, refused, protected, missing, or here. What is here stays when a later reading fails. */
export function OpenRecord<R extends Shown, V extends FieldValues, Update extends object>({
  form,
  reading,
  begun,
  place,
  renderProtected,
  children,
  ...own
}: Props<R, V, Update>) {
  const { name } = form
  const words = form.useWords(form, reading.data ?? begun?.record)
  const service = useService()
  const client = useQueryClient()
  const [seen, setSeen] = useState<R | undefined>(begun?.record)
  // A slug may pass to another record while this one is open: that is not the one being edited.
  const isOther = 'slug' in place && seen !== undefined && reading.data?.id !== seen.id
  const record = (isOther ? seen : reading.data) ?? seen
  if (record !== seen && record) setSeen(record)

  const refusal = reading.error instanceof ApiError ? reading.error : null
  const isReadWithheld = record?.withheld && reading.data && !reading.isPlaceholderData
  const isMissing = refusal?.kind === 'missing' && !seen
  const isSlugLost =
    isOther || ('slug' in place && refusal?.kind === 'missing' && seen !== undefined)
  const drafts = (
    <UnreadDrafts
      {...{ isMissing, name }}
      id={record?.id ?? ('id' in place ? Number(place.id) : NaN)}
      labelOf={words.label}
      valueOf={(name, value) => words.value?.(name, value, null)}
      kindOf={(name) => form.fields[name]?.kind}
    />
  )
  if (renderProtected && (isReadWithheld || refusal?.kind === 'password'))
    return (
      <>
        {renderProtected(record)}
        {drafts}
      </>
    )
  if (isMissing)
    return (
      <>
        <MissingRecord {...{ name, place }} />
        {drafts}
      </>
    )
  if (reading.error && !refusal) throw reading.error
  if (isReadWithheld)
    return (
      <>
        <PageHeader title={words.say('page.untitled')} />
        <SaveError refusal={new ApiError({ kind: 'withheld' })} name="" />
        {drafts}
      </>
    )
  if ('slug' in place && record && isElsewhere(record, service))
    return (
      <>
        <PageHeader title={form.titleOf(record) || words.say('page.untitled')} />
        <RecordNotes {...{ name, record }} />
      </>
    )
  if (!record || record.withheld)
    return refusal ? (
      <>
        <PageHeader
          title={'id' in place ? words.say('page.number', { id: place.id }) : place.slug}
        />
        <ReadingNote reading={reading} isAside={seen !== undefined} />
        {drafts}
      </>
    ) : (
      <PageSkeleton />
    )
  return (
    <RecordEditor
      {...own}
      {...{ form, words, record }}
      differences={begun?.differences}
      readAt={reading.dataUpdatedAt || readInLists(client, service, form, record)}
      isRefreshing={reading.isFetching && reading.isPlaceholderData}
    >
      {isSlugLost ? null : (
        <>
          <ReadingNote reading={reading} isAside />
          {children}
        </>
      )}
      {'slug' in place ? (
        <SlugNote {...{ name }} slug={place.slug} isLost={isSlugLost} id={record.id} />
      ) : null}
    </RecordEditor>
  )
}

/** Two languages may have the same slug, and a service that looks for it in all finds any (contract.md §8.1). */
function isElsewhere({ url }: Shown, { language, configuration }: Service): boolean {
  const own = recordLanguage(url, configuration)
  return own !== null && own !== language
}
