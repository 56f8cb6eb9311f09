import { useTranslation } from 'react-i18next'
import type { GuideName } from './pages.ts'

/** What one is told of a page; keys of the keyboard stand between grave accents. */
export interface Guide {
  title: string
  purpose: string
  steps: readonly string[]
  careful: string
}

/** The guide of this name in the interface's language. Names of buttons in it are the buttons' own words. */
export function useGuides(): (name: GuideName) => Guide {
  const { t } = useTranslation(['guide', 'signIn', 'form'])
  return (name) => t(`pages.${name}`, { returnObjects: true })
}
