import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../../service/language.ts'
import { fieldId } from '../../../ui/form/fieldId.ts'
import { RouterLink } from '../../../ui/RouterLinks.tsx'
import type { Reason } from '../../bulk/performed.ts'

const Lines = styled('ul')(({ theme }) => ({
  margin: 0,
  paddingInlineStart: theme.spacing(2.5),
  '& a': { display: 'inline-block', verticalAlign: 'top', minHeight: 24 },
}))

interface Props {
  /** the collection's name in the interface */
  of: string
  id: number
  title: string
  /** of the record */
  language: Language
  reasons: readonly Reason[]
}

/** Why a record was kept back, each a way to where that is mended: its field, or the page of its versions. */
export function ReasonLinks({ of, id, title, language, reasons }: Props) {
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
