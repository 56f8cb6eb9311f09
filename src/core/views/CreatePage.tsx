import { useTranslation } from 'react-i18next'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useService } from '../../api/useService.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import type { CreationChoice } from '../write/safeCreation.ts'
import { useMayWrite } from './list/statusReach.ts'
import { draftOf } from './form/drafts/draft.ts'
import { DraftNotes } from './form/drafts/DraftNotes.tsx'
import { useDrafting } from './form/drafts/useDrafting.ts'
import { rememberCreation } from './form/lastCreation.ts'
import type { Shown } from './form/recordForm.ts'
import type { ResourceForm } from './form/resourceForm.ts'
import { ReadOnlyNote } from './form/ReadOnlyNote.tsx'
import { RecordFrame } from './form/RecordFrame.tsx'
import { useSavedToast } from './form/savedToast.ts'
import { SaveStatus } from './form/SaveStatus.tsx'
import { useCreation } from './form/useCreation.ts'
import { useSaving } from './form/useSaving.ts'
import { inLanguage } from '../../ui/speech/inLanguage.ts'

interface Props<R extends Shown, V extends FieldValues, Update extends object> {
  form: ResourceForm<R, V, Update>
  /** What the boxes begin with, in place of nothing. */
  filled?: V
}

/** A new record, for who may make one. */
export function CreatePage<R extends Shown, V extends FieldValues, Update extends object>(
  props: Props<R, V, Update>,
) {
  const mayWrite = useMayWrite(useService())
  const { t } = useTranslation('ui')
  return mayWrite ? (
    <CreationForm {...props} />
  ) : (
    <>
      <PageHeader title={t(`new.${props.form.name}`)} />
      <ReadOnlyNote />
    </>
  )
}

/** Its form, and then its own page. */
function CreationForm<R extends Shown, V extends FieldValues, Update extends object>({
  form: definition,
  filled,
}: Props<R, V, Update>) {
  const { Fields, Side, Namesakes, needed } = definition
  const { language } = useService()
  const { t } = useTranslation('ui')
  const { open, form, words, create } = useCreation(definition, filled)
  const drafting = useDrafting(form, open)
  const navigate = useNavigate()
  const announce = useSavedToast()
  const [isSaved, setSaved] = useState(false)
  /** Where it is gone on to once the record is there, below its own page. */
  const next = useRef<{ page: string; hash: string } | null>(null)

  const write = async (boxes: V, choice: CreationChoice) => {
    const { saved, isHeldBack } = await create(boxes, { ...choice, of: drafting.of() })
    rememberCreation(definition.name, saved, isHeldBack)
    setSaved(true)
    const { record } = saved
    await drafting.end()
    const title = inLanguage(definition.titleOf(record), language)
    announce('created', record, title || words.say('page.untitled'))
    const { page = '', hash } = next.current ?? {}
    const way: string = `/$language/${definition.name}/$id${page && `/${page}`}`
    await navigate({
      to: way,
      params: { language, id: String(record.id) },
      replace: true,
      ignoreBlocker: true,
      hash,
    })
  }
  const saving = useSaving<R, V>({
    form,
    names: definition.boxes,
    write: (boxes) => write(boxes, {}),
    apiErrorMessage: words.refusal,
  })
  /** It would be made a second time by saving this form again. */
  const leaveForQueue = async () => {
    await drafting.end()
    await navigate({
      to: '/$language/activity',
      params: { language },
      search: { show: 'unsent' },
      ignoreBlocker: true,
    })
  }
  const openAfterSave = async (page: string, hash: string) => {
    next.current = { page, hash }
    await saving.submit('draft')
    next.current = null
  }
  const createAnyway = (choice: CreationChoice) => {
    const status = saving.held?.status
    const boxes: V = { ...form.getValues(), ...(status === undefined ? {} : { status }) }
    void saving.attempt(() => write(boxes, choice), status)
  }

  return (
    <RecordFrame
      {...{ form, words, drafting, isSaved }}
      name={definition.name}
      title={t(`new.${definition.name}`)}
      drafts={<DraftNotes {...{ drafting, form, open, words }} />}
      boxes={definition.boxes}
      isSaving={saving.isSaving}
      isLocked={saving.isSaving || isSaved}
      onSave={saving.save}
      onOpenAfterSave={(page, hash = '') => void openAfterSave(page, hash)}
      fields={<Fields form={form} opened={null} />}
      side={<Side form={form} opened={null} />}
    >
      <SaveStatus
        {...{ saving, definition, Namesakes }}
        title={needed[0] ? String(form.getValues(needed[0])) : ''}
        draft={() => draftOf(open, form.getValues(), language)}
        onQueued={() => void leaveForQueue()}
        onCreate={createAnyway}
      />
    </RecordFrame>
  )
}
