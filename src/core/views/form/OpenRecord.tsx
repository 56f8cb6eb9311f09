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
import { type EditorProps, RecordEditor } from './RecordEditor.tsx'
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

interface SlugLostProps {
  name: CollectionName
  slug: string
  /** Of the record that is open. */
  id: number
}

/** The slug that a record was opened by leads to it no more; whoever types there goes on, for it is saved by its number. */
function SlugLost({ name, slug, id }: SlugLostProps) {
  const { t } = useTranslation('recordForm')
  const { language } = useService()
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t('slugLost.text', { slug })}{' '}
      <RecordLink {...{ name, language }} place={{ id: String(id) }}>
        {t('bySlug.byNumber')}
      </RecordLink>
    </Alert>
  )
}

type Props<R extends Shown, V extends FieldValues, Update extends object> = OpenedRecord<
  R,
  V,
  Update
> &
  Pick<EditorProps<R, V, Update>, 'remedyOf' | 'renderActions'>

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
  const isSlugLost = isOther || (refusal?.kind === 'missing' && !isMissing)
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
      {'slug' in place && isSlugLost ? (
        <SlugLost {...{ name }} slug={place.slug} id={record.id} />
      ) : (
        <>
          <ReadingNote reading={reading} isAside />
          {children}
        </>
      )}
    </RecordEditor>
  )
}

/** Two languages may have the same slug, and a service that looks for it in all finds any (contract.md §8.1). */
function isElsewhere({ url }: Shown, { language, configuration }: Service): boolean {
  const own = recordLanguage(url, configuration)
  return own !== null && own !== language
}
