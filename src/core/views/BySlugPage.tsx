import { useNavigate, useParams } from '@tanstack/react-router'
import type { FieldValues } from 'react-hook-form'
import { useService } from '../../api/useService.ts'
import { OpenRecord } from './form/OpenRecord.tsx'
import type { Shown } from './form/recordForm.ts'
import type { SlugForm } from './form/resourceForm.ts'

interface Props<R extends Shown, V extends FieldValues, Update extends object> {
  form: SlugForm<R, V, Update>
}

/** The record with the slug in the address, read and saved by its slug. */
export function BySlugPage<R extends Shown, V extends FieldValues, Update extends object>({
  form,
}: Props<R, V, Update>) {
  const { slug = '' } = useParams({ strict: false })
  return <RecordBySlug key={slug} form={form} slug={slug} />
}

function RecordBySlug<R extends Shown, V extends FieldValues, Update extends object>({
  form,
  slug,
}: Props<R, V, Update> & { slug: string }) {
  const { name, Open = OpenRecord, ProtectedBySlug } = form
  const { language } = useService()
  const navigate = useNavigate()
  const reading = form.useRecordBySlug(slug)
  const update = form.useUpdateBySlug()
  /** A new slug leaves the address of the old one without a record: the page goes on at its number. */
  const follow = (record: R) => {
    if (record.slug.toLowerCase() === slug.toLowerCase()) return
    const to: string = `/$language/${name}/$id`
    const params = { language, id: String(record.id) }
    void navigate({ to, params, replace: true, ignoreBlocker: true })
  }
  return (
    <Open
      form={form}
      reading={reading}
      place={{ slug }}
      write={(opened, changes, undoes) => update.mutateAsync({ slug, opened, changes, undoes })}
      onSaved={follow}
      deletion={{ of: form.deletion, slug }}
      renderProtected={
        ProtectedBySlug && ((record) => <ProtectedBySlug slug={slug} record={record} />)
      }
    />
  )
}
