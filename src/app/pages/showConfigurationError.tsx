import type { i18n } from 'i18next'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { interfaceLanguages } from '../../i18n/interfaceLanguage.ts'
import type { ConfigurationProblem } from '../../api/configuration.ts'
import { Look } from '../Providers.tsx'
import { ConfigurationErrorPage } from './ConfigurationErrorPage.tsx'

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
