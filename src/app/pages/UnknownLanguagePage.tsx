import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { languagesOf } from '../../api/language.ts'
import { LanguageChip } from '../../ui/LanguageChip.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RouterButton } from '../../ui/RouterLinks.tsx'
import { useSessionState } from '../session/sessionContext.ts'

const Choices = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}))

/** The first part of the address is no language of this calendar. */
export function UnknownLanguagePage({ code }: { code: string }) {
  const { t } = useTranslation('uncaught')
  const { configuration } = useSessionState()
  return (
    <>
      <PageHeader
        title={t('unknownLanguage.title', { code })}
        summary={t('unknownLanguage.text')}
      />
      <Choices>
        {languagesOf(configuration).map((language) => (
          <li key={language}>
            <RouterButton
              to="/$language/events"
              params={{ language }}
              variant="outlined"
              startIcon={<LanguageChip language={language} />}
              lang={language}
            >
              {configuration.languages[language]}
            </RouterButton>
          </li>
        ))}
      </Choices>
    </>
  )
}
