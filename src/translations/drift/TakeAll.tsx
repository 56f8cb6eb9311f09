import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../collection/form/languageWords.ts'
import { formatNumber } from '../../i18n/formats.ts'
import type { Language } from '../../service/language.ts'
import { Button } from '../../ui/Button.tsx'

interface Props {
  languages: readonly Language[]
  /** how many records would be written if all was taken from a language */
  countFrom: (language: Language) => number
  onTake: (language: Language) => void
}

/** All that is listed, taken from one language. */
export function TakeAll({ languages, countFrom, onTake }: Props) {
  const { t, i18n } = useTranslation('drift')
  const nameOf = useLanguageName()
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography variant="body2">{t('all')}</Typography>
      {languages.map((language) => {
        const count = countFrom(language)
        return count > 0 ? (
          <Button key={language} variant="outlined" onClick={() => onTake(language)}>
            {t('takeAll', {
              language: nameOf(language),
              count,
              number: formatNumber(i18n.language, count),
            })}
          </Button>
        ) : null
      })}
    </Stack>
  )
}
