import { useTranslation } from 'react-i18next'
import { RouterLink } from '../../../../ui/RouterLinks.tsx'
import type { Identified } from '../../../resource/collection.ts'
import { Otherwise } from '../../form/differences/Otherwise.tsx'
import type { Saved, Reason } from '../../../write/saved.ts'
import { type BulkOf, serviceOf } from './bulkOf.ts'
import { useOutcomeMessage } from './outcomeMessage.ts'
import type { Result } from './useBulk.ts'
import { styled } from '@mui/material/styles'
import type { Language } from '../../../../api/language.ts'
import { fieldId } from '../../../../ui/form/useField.ts'

const Lines = styled('ul')(({ theme }) => ({
  margin: 0,
  paddingInlineStart: theme.spacing(2.5),
  '& a': { display: 'inline-block', verticalAlign: 'top', minHeight: 24 },
}))

interface ReasonLinksProps {
  /** the collection's name in the interface */
  of: string
  id: number
  title: string
  /** of the record */
  language: Language
  reasons: readonly Reason[]
}

/** Why a record was kept back, each a way to where that is mended: its field, or the page of its versions. */
export function ReasonLinks({ of, id, title, language, reasons }: ReasonLinksProps) {
  const { t } = useTranslation('job')
  const params = { language, id: String(id) }
  return (
    <Lines>
      {reasons.map(({ words, field }) => {
        const to: string = `/$language/${field === null ? 'translations' : of}/$id`
        const hash = field === null ? {} : { hash: fieldId('field', field) }
        return (
          <li key={field}>
            <RouterLink
              {...{ to, params, ...hash }}
              aria-label={t('reasonOf', { title, reason: words })}
            >
              {words}
            </RouterLink>
          </li>
        )
      })}
    </Lines>
  )
}

interface Props<R extends Identified> {
  of: BulkOf<R>
  result: Result<R>
  /** Told of every save that puts something of it back. */
  onPutBack?: ((saved: Saved<R>) => void) | undefined
}

/** One record of a job: its name, and why it is not as it was meant. */
export function TaskResult<R extends Identified>({ of, result, onPutBack }: Props<R>) {
  const words = useOutcomeMessage(of.labelOf)
  const { item, outcome } = result
  const made = of.make && outcome && 'record' in outcome ? outcome.record : null
  const task = made ? { ...item, opened: made, language: undefined } : item
  const { id } = task.opened
  const { language } = serviceOf(of.service, task)
  const title = of.nameOf(task.opened)
  const to: string = `/$language/${of.collection.name}/$id`
  return (
    <>
      <RouterLink to={to} params={{ language, id: String(id) }} lang={language}>
        {title}
      </RouterLink>{' '}
      {outcome?.kind === 'differs' && outcome.saved ? (
        <Otherwise
          title={title}
          told={{
            service: serviceOf(of.service, task),
            collection: of.collection,
            saved: outcome.saved,
            linked: of.linked ?? {},
            onPutBack,
            remedyOf: ({ field, intended }) =>
              of.remedy?.isFor(field, intended) ? of.remedy : undefined,
          }}
        />
      ) : outcome?.kind === 'refused' && outcome.reasons ? (
        <ReasonLinks
          of={of.collection.name}
          {...{ id, title, language }}
          reasons={outcome.reasons}
        />
      ) : (
        words(outcome)
      )}
    </>
  )
}
