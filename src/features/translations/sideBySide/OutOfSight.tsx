import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import type { Language } from '../../../api/language.ts'
import { plainList } from '../../../ui/layout.ts'
import { focusTab } from './LanguageTabs.tsx'

const Lines = plainList(0, (theme) => ({
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0, 1) },
}))

export interface Waiting {
  readonly language: Language
  readonly what: string
}

interface Props {
  /** languages whose texts are not drawn, with what of each is to be looked at */
  waiting: readonly Waiting[]
  onShow: (language: Language) => void
}

/** What waits in columns for which there is no room, with the way there. */
export function OutOfSight({ waiting, onShow }: Props) {
  const { t } = useTranslation('sideBySide')
  const nameOf = useLanguageName()
  const show = (language: Language) => {
    focusTab(language)
    onShow(language)
  }
  return (
    <output>
      {waiting.length > 0 ? (
        <Alert severity="warning" role="presentation" sx={{ mb: 1 }}>
          <Lines>
            {waiting.map(({ language, what }) => (
              <li key={language}>
                {t('outOfSight.what', { language: nameOf(language), what })}
                <Button size="small" onClick={() => show(language)}>
                  {t('outOfSight.show', { language: nameOf(language) })}
                </Button>
              </li>
            ))}
          </Lines>
        </Alert>
      ) : null}
    </output>
  )
}
