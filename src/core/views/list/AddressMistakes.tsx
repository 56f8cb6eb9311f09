import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

const Note = styled('aside')(({ theme }) => ({
  padding: theme.spacing(1, 2),
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${(theme.vars ?? theme).palette.warning.main}`,
  borderInlineStartWidth: 5,
  background: (theme.vars ?? theme).palette.background.paper,
  '& ul': { margin: theme.spacing(0.5, 0, 0), paddingInlineStart: theme.spacing(2.5) },
}))

/** What was ignored of an address typed by hand, sentence by sentence. Nothing when nothing was. */
export function AddressMistakes({ sentences }: { sentences: readonly string[] }) {
  const { t } = useTranslation('filters')
  if (sentences.length === 0) return null
  return (
    <Note>
      {t('mistakes.title')}
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Note>
  )
}
