import type { i18n } from 'i18next'
import { createRoot } from 'react-dom/client'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { interfaceLanguages } from '../../i18n/interfaceLanguage.ts'
import type { ConfigurationProblem } from '../../api/configuration.ts'
import { Look } from '../Providers.tsx'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { LanguageChip } from '../../ui/LanguageChip.tsx'
import { DocumentTitle } from '../../ui/PageHeader.tsx'
import { stack } from '../../ui/layout.ts'

const Main = stack('main', 4, (theme) => ({
  maxWidth: 760,
  margin: '0 auto',
  padding: theme.spacing(5, 2),
}))

const Key = styled('code')({ fontWeight: 600, overflowWrap: 'anywhere' })

const Heading = styled(Typography)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
}))

interface Props {
  problems: readonly ConfigurationProblem[]
}

/** A value may offend in more than one way: its key is named once. */
function eachOnce(problems: readonly ConfigurationProblem[]): ConfigurationProblem[] {
  return [...new Map(problems.map((one) => [`${one.key} ${one.problem}`, one])).values()]
}

/** For the webmaster: which keys of `config.json` stand in the way, in every language the interface has. */
function ConfigurationErrorPage({ problems }: Props) {
  return (
    <Main>
      <DocumentTitle title="config.json" />
      {interfaceLanguages.map((language, index) => (
        <InLanguage key={language} language={language} problems={problems} isFirst={index === 0} />
      ))}
    </Main>
  )
}

interface InLanguageProps extends Props {
  language: string
  isFirst: boolean
}

function InLanguage({ language, problems, isFirst }: InLanguageProps) {
  const { i18n } = useTranslation('configuration')
  const t = i18n.getFixedT(language, 'configuration')
  return (
    <section lang={language}>
      <Heading variant={isFirst ? 'h1' : 'h2'}>
        <LanguageChip language={language} />
        {t('title')}
      </Heading>
      <Typography sx={{ my: 1 }}>{t('text')}</Typography>
      <ul>
        {eachOnce(problems).map(({ key, problem }) => (
          <li key={`${key} ${problem}`}>
            {key ? <Key>{key}</Key> : <Key>config.json</Key>}: {t(`problems.${problem}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whose language it would be is in the file that cannot be read: the page says it in all of them. */
export async function showConfigurationError(
  element: HTMLElement,
  problems: readonly ConfigurationProblem[],
  translator: i18n,
): Promise<void> {
  await translator.loadLanguages([...interfaceLanguages])
  await translator.loadNamespaces('configuration')
  createRoot(element).render(
    <I18nextProvider i18n={translator}>
      <Look>
        <ConfigurationErrorPage problems={problems} />
      </Look>
    </I18nextProvider>,
  )
}
