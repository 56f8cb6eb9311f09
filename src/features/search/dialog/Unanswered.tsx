import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { formatList } from '../../../i18n/formats.ts'
import { ApiError } from '../../../api/apiError.ts'
import { apiErrorMessage } from '../../../api/apiErrorMessage.ts'
import { Button } from '../../../ui/Button.tsx'
import type { Answer } from '../asking/answer.ts'
import { collectionNames } from '../../../core/resource/collection.ts'

const Lines = styled('ul')(({ theme }) => ({
  display: 'grid',
  flex: 'none',
  maxHeight: '40%',
  overflowY: 'auto',
  gap: theme.spacing(0.5),
  margin: 0,
  padding: theme.spacing(1, 2.5),
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(0.5, 1.5),
    paddingInlineStart: theme.spacing(1.5),
    borderInlineStart: `4px solid ${(theme.vars ?? theme).palette.error.main}`,
  },
}))

/** What could not be asked, a line for each collection, and the way to ask for it again. */
export function Unanswered({ answers }: { answers: readonly Answer[] }) {
  const lines = collectionNames.map((name) =>
    answers.filter(({ collection }) => collection === name),
  )
  if (answers.length === 0) return null
  return (
    <Lines>
      {lines.map(([first, ...others]) =>
        first ? <Line key={first.collection} answers={[first, ...others]} /> : null,
      )}
    </Lines>
  )
}

function Line({ answers }: { answers: readonly [Answer, ...Answer[]] }) {
  const { t, i18n } = useTranslation(['search', 'app', 'service', 'ui'])
  const nameOf = useLanguageName()
  const [{ collection, error }] = answers
  const refusal = ApiError.from(error)
  const { title, values } = apiErrorMessage(refusal)
  const languages = [...new Set(answers.map(({ language }) => nameOf(language)))]
  const what = t('part', {
    name: t(`app:shell.${collection}`),
    languages: formatList(i18n.language, languages),
  })
  return (
    <li>
      <span>{t('failed', { what, why: t(`service:${title}`, values) })}</span>
      <Button
        variant="outlined"
        aria-label={t('again', { what })}
        onClick={() => answers.forEach(({ again }) => again())}
      >
        {t('ui:retry')}
      </Button>
    </li>
  )
}
