import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../core/views/form/languageLabels.ts'
import type { Service } from '../../api/service.ts'
import { RouterLink } from '../../ui/RouterLinks.tsx'
import { Unseen } from '../../ui/Unseen.tsx'
import { FactsStatus } from './FactsStatus.tsx'
import { KnownAnswer } from './LanguageAnswer.tsx'
import { titleOf } from './titleOf.ts'
import { useFacts } from './useFacts.ts'

const Table = styled('table')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return {
    width: '100%',
    borderCollapse: 'collapse',
    '& th, & td': {
      padding: theme.spacing(1, 1.5, 1, 0),
      borderBlockEnd: `1px solid ${palette.divider}`,
      verticalAlign: 'top',
      textAlign: 'start',
      fontWeight: 400,
      overflowWrap: 'anywhere',
    },
    '& thead th': { color: palette.text.secondary, fontSize: '0.8125rem', fontWeight: 600 },
    '& tbody th': { width: '28%' },
    [theme.breakpoints.down('sm')]: {
      '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
      '& tr, & tbody th, & td': { display: 'block', width: '100%' },
      '& tbody th': { borderBlockEnd: 0, paddingBlockEnd: 0 },
    },
  }
})

interface Props {
  /** in the language of the events */
  service: Service
  ids: readonly number[]
  onAgain: () => void
}

/** Events of one language, with what keeps each from being seen. */
export function LanguageTable({ service, ids, onAgain }: Props) {
  const { t } = useTranslation('visibility')
  const nameOf = useLanguageName()
  const known = useFacts(service, ids)
  const { language } = service
  return (
    <>
      <FactsStatus {...{ known, onAgain }} />
      <Table>
        <caption>
          <Unseen>{t('list.caption', { language: nameOf(language) })}</Unseen>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('list.event')}</th>
            <th scope="col">{t('list.seen')}</th>
          </tr>
        </thead>
        <tbody>
          {ids.map((id) => (
            <tr key={id}>
              <th scope="row">
                <RouterLink to="/$language/events/$id" params={{ language, id: String(id) }}>
                  {titleOf(known.of(id)) ? (
                    <span lang={language}>{titleOf(known.of(id))}</span>
                  ) : (
                    t('number', { id })
                  )}
                </RouterLink>
              </th>
              <td>
                <KnownAnswer {...{ service, id, known }} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}
