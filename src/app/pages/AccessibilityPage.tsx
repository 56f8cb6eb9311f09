import { useTranslation } from 'react-i18next'
import { Statement } from '../../features/help/accessibility/Statement.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RouterLink } from '../../ui/RouterLinks.tsx'
import { useContentLanguage } from '../contentLanguage.ts'
import { useSessionState } from '../session/sessionContext.ts'
import { Site, SpokenLanguages } from '../signIn/SpokenLanguages.tsx'
import { row, stack } from '../../ui/layout.ts'

const Main = stack('main', 2, (theme) => ({
  maxWidth: 860,
  minHeight: '100dvh',
  margin: '0 auto',
  padding: theme.spacing(4, 3),
}))

const Line = row('div', 1, { alignItems: 'center', justifyContent: 'space-between' })

/** What the application says of its accessibility, in the language of the interface; nobody has to sign in for it. */
export function AccessibilityPage() {
  const { t } = useTranslation('accessibility')
  const { configuration } = useSessionState()
  const language = useContentLanguage(configuration)
  return (
    <Main>
      <Line>
        <Site lang={language}>{configuration.siteName[language]}</Site>
        <RouterLink to="/">{t('back')}</RouterLink>
      </Line>
      <PageHeader title={t('title')} summary={t('summary')} />
      <Statement contact={configuration.accessibilityContact} />
      <SpokenLanguages />
    </Main>
  )
}
