import type { StoredDraft } from '../../../write/drafts.ts'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../../../i18n/instants.ts'
import { useService } from '../../../../api/useService.ts'
import type { CollectionName } from '../../../resource/collection.ts'
import type { FieldKind } from '../../../resource/field.ts'
import { ownerOf } from '../../../query/owner.ts'
import { useValueFormat } from '../valueFormat.ts'
import { placeOf } from './draft.ts'
import { useDiscarding, useStoredDrafts } from './storedDrafts.ts'
import { useNavigate } from '@tanstack/react-router'
import { Button } from '../../../../ui/Button.tsx'
import { focusPage } from '../../../../ui/pageFocus.ts'
import { handDraft } from './handed.ts'

/** What can be done with a text whose record is gone: it goes into the form of a new one, or is not wanted. */
function UnreadWays({ draft }: { draft: StoredDraft }) {
  const { t } = useTranslation(['drafts', 'ui'])
  const service = useService()
  const navigate = useNavigate()
  const discard = useDiscarding()
  const { collection } = draft.body
  const begin = () => {
    handDraft(placeOf(service, collection, null), draft)
    const way: string = `/$language/${collection}/new`
    void navigate({ to: way, params: { language: service.language } })
  }
  return (
    <>
      <Button variant="contained" onClick={begin}>
        {t('begin')}
      </Button>{' '}
      <Button
        onClick={() => {
          discard(draft)
          focusPage()
        }}
      >
        {t('ui:discard')}
      </Button>
    </>
  )
}

const Typed = styled('dl')(({ theme }) => ({
  margin: theme.spacing(1, 0, 0),
  '& dt': { fontWeight: 600 },
  '& dd': { margin: theme.spacing(0, 0, 1), overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
}))

interface Words {
  labelOf: (name: string) => string
  /** a value in words, where it is more than its own text */
  valueOf: (name: string, value: unknown) => string | undefined
  /** undefined of a box that no field has its name of */
  kindOf: (name: string) => FieldKind | undefined
}

/** What is chosen, and stands in a box as a code or a number. */
const chosen: ReadonlySet<FieldKind | undefined> = new Set<FieldKind>([
  'status',
  'zone',
  'number',
  'flag',
  'wallTime',
  'picture',
  'links',
])

interface UnreadProps extends Words {
  /** There is no such record: what was typed may become a new one. */
  isMissing: boolean
}

interface Props extends UnreadProps {
  name: CollectionName
  /** not a whole number where it is not known */
  id: number
}

const none: readonly StoredDraft[] = []

/** What was typed into the form of a record that cannot be read now: without it there is no form to take it up. */
export function UnreadDrafts({ name, id, ...props }: Props) {
  const service = useService()
  const drafts = useStoredDrafts(ownerOf(service), placeOf(service, name, id))
  // Without a number a place is that of new records.
  const own = Number.isInteger(id) ? drafts : none
  return own.map((draft) => <UnreadDraft key={draft.key} {...{ draft, ...props }} />)
}

/** Texts whole, so that nothing of them is out of reach; all else in words. */
function UnreadDraft({
  draft,
  isMissing,
  labelOf,
  ...words
}: UnreadProps & { draft: StoredDraft }) {
  const { at, body } = draft
  const { t, i18n } = useTranslation(['drafts', 'ui'])
  const id = useId()
  const when = formatInstant(i18n.language, at)
  return (
    <section aria-labelledby={id}>
      <Alert severity="info" role="presentation" sx={{ mt: 2 }}>
        <AlertTitle id={id}>{t('left')}</AlertTitle>
        {t('keptHere', { when })} {t(isMissing ? 'gone' : 'unread')}
        <Typed>
          {Object.entries(body.boxes).map(([box, value]) => (
            <div key={box}>
              <dt>{labelOf(box)}</dt>
              <TypedValue {...{ box, value, ...words }} />
            </div>
          ))}
        </Typed>
        {isMissing ? <UnreadWays draft={draft} /> : null}
      </Alert>
    </section>
  )
}

interface ValueProps extends Omit<Words, 'labelOf'> {
  box: string
  value: unknown
}

function TypedValue({ box, value, valueOf, kindOf }: ValueProps) {
  const { language } = useService()
  const sayValue = useValueFormat({ value: valueOf }, null)
  const isText = typeof value === 'string' && value !== '' && !chosen.has(kindOf(box))
  return isText ? <dd lang={language}>{value}</dd> : <dd>{sayValue(box, value)}</dd>
}
