import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect } from 'react'
import { type FieldPath, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import { AboveActionBar } from '../../../ui/form/ActionBar.tsx'
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx'
import { FormColumns, FormSection } from '../../../ui/form/FormSection.tsx'
import { ReadOnly } from '../../../ui/form/useField.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import type { CollectionName } from '../../resource/collection.ts'
import { StatusMark } from '../list/StatusMark.tsx'
import { useMayWrite } from '../list/statusReach.ts'
import type { Drafting } from './drafts/useDrafting.ts'
import { LeaveGuard } from './LeaveGuard.tsx'
import { StatusField } from './parts/StatusField.tsx'
import { OpenAfterSave } from './openAfterSave.ts'
import type { PostFormValues } from './postFormValues.ts'
import type { NounLabels } from './recordForm.ts'
import { ReadOnlyNote } from './ReadOnlyNote.tsx'
import { SaveBar } from './SaveBar.tsx'
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown'
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { IconButton } from '../../../ui/Button.tsx'
import { useShortcut } from '../../../ui/shortcuts/shortcuts.ts'
import { noteStep, rowsAround } from '../../../ui/table/useRowKeys.ts'
import { row } from '../../../ui/layout.ts'

const Steps = styled('div')({ display: 'flex', flex: 'none', '--control-height': '28px' })

/** The ways to the records before and after this one, on the list that one came from. */
function RecordSteps({ name }: { name: CollectionName }) {
  const { t } = useTranslation('recordForm')
  const { language } = useService()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const navigate = useNavigate()
  const around = rowsAround(path)
  useEffect(() => noteStep(path), [path])
  const go = (href: string | undefined) => {
    const id = href?.split('/').at(-1)
    const to: string = `/$language/${name}/$id`
    if (id) void navigate({ to, params: { language, id } })
  }
  useShortcut('j', t('steps.next'), () => go(around?.after))
  useShortcut('k', t('steps.previous'), () => go(around?.before))
  if (!around) return null
  return (
    <Steps>
      <IconButton
        aria-label={t('steps.previous')}
        disabled={!around.before}
        onClick={() => go(around.before)}
      >
        <KeyboardArrowUp fontSize="small" />
      </IconButton>
      <IconButton
        aria-label={t('steps.next')}
        disabled={!around.after}
        onClick={() => go(around.after)}
      >
        <KeyboardArrowDown fontSize="small" />
      </IconButton>
    </Steps>
  )
}

interface Props<V extends FieldValues> {
  name: CollectionName
  form: UseFormReturn<V>
  boxes: readonly FieldPath<V>[]
  words: NounLabels
  /** What the page is called, in the language of a record that has a name. */
  title: string
  kind?: string
  titleLanguage?: string
  /** As it was read; nothing of a new record, or one that has none. */
  status?: string | undefined
  /** What else can be done with the record. */
  actions?: ReactNode
  /** What is known of the record beside its fields. */
  facts?: ReactNode
  isSaving: boolean
  /** A new record that was made: the page is leaving by itself, and nobody is asked whether it may. */
  isSaved?: boolean
  /** A new record is on its way: nothing more is typed into this form. */
  isLocked?: boolean
  onSave: (status?: string) => void
  onOpenAfterSave: (page: string, hash?: string) => void
  fields: ReactNode
  /** The fields beside those. */
  side: ReactNode
  drafting: Drafting
  /** What there is to say of texts kept on this device, to who may save them. */
  drafts: ReactNode
  /** What there is to say over the fields. */
  children?: ReactNode
}

const Frame = styled('form')({ maxWidth: 1072 })

/** What record this is, how it stands, and its saving: in sight wherever one is in the form. */
const Head = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 'var(--shell-top, 0px)',
  zIndex: theme.zIndex.appBar - 1,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginBlockStart: theme.spacing(-2.5),
  paddingBlock: theme.spacing(1),
  background: (theme.vars ?? theme).palette.background.default,
  '& > header': { flex: 1, minWidth: 0, margin: 0 },
  '& h1': { flex: '1 1 10rem', minWidth: 0, WebkitLineClamp: 1 },
}))

const State = row('div', [0.5, 1.5], { alignItems: 'center' })

const Pill = styled('span')(({ theme }) => ({
  padding: theme.spacing(0.25, 1),
  borderRadius: 999,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  background: (theme.vars ?? theme).palette.background.paper,
  fontSize: '0.875rem',
}))

const Actions = row('div', [0, 0.5], (theme) => ({
  marginBlockEnd: theme.spacing(0.5),
  marginInlineStart: theme.spacing(-1.25),
  '--control-height': '28px',
}))

/** The page of a record, new or not: its name and its saving, notes, and its fields in two columns where there is room. */
export function RecordFrame<V extends FieldValues>(props: Props<V>) {
  const { name, form, boxes, words, isSaving, onSave, fields, children, status, facts } = props
  const { t } = useTranslation('recordForm')
  const mayWrite = useMayWrite(useService())
  const { control } = form
  const labels = Object.fromEntries(boxes.map((name) => [name, words.label(name)]))
  const hasStatus = useWatch({ control, compute: (boxes: FieldValues) => 'status' in boxes })
  return (
    <Frame noValidate autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      <Head>
        <RecordSteps name={name} />
        <PageHeader
          title={props.title}
          kind={props.kind}
          titleLanguage={props.titleLanguage}
          actions={
            <State>
              {status === undefined ? null : (
                <Pill>
                  <StatusMark status={status} />
                </Pill>
              )}
              {mayWrite ? <SaveBar {...{ form, isSaving, onSave }} opened={status} /> : null}
            </State>
          }
        />
      </Head>
      {props.actions ? <Actions>{props.actions}</Actions> : null}
      {mayWrite ? props.drafts : <ReadOnlyNote />}
      {children}
      <ErrorSummary control={control} labels={labels} />
      <ReadOnly value={!mayWrite || props.isLocked === true}>
        <OpenAfterSave value={props.onOpenAfterSave}>
          <AboveActionBar>
            <FormColumns>
              <div>{fields}</div>
              <div>
                {hasStatus || facts ? (
                  <FormSection title={t(hasStatus ? 'section.publication' : 'section.record')}>
                    {hasStatus ? (
                      // Sound because what has a status is a post.
                      <StatusField
                        form={form as unknown as UseFormReturn<PostFormValues>}
                        label={words.label('status')}
                      />
                    ) : null}
                    {facts}
                  </FormSection>
                ) : null}
                {props.side}
              </div>
            </FormColumns>
          </AboveActionBar>
        </OpenAfterSave>
      </ReadOnly>
      <LeaveGuard control={control} drafting={props.drafting} isSaved={props.isSaved ?? false} />
    </Frame>
  )
}
