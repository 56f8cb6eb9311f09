import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createTranslator } from '../../../i18n/i18n.ts'

/** Draws what speaks in the English words of these namespaces, for tests. */
export async function drawn(words: readonly string[], node: ReactNode) {
  const translator = await createTranslator('en')
  await translator.loadNamespaces(words)
  return render(<I18nextProvider i18n={translator}>{node}</I18nextProvider>)
}
