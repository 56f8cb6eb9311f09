import { useTranslation } from 'react-i18next'
import type { Mark } from './tokens.ts'

const tools = {
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
  a: 'link',
  ul: 'bullets',
  ol: 'numbers',
  blockquote: 'quote',
} as const

const styles = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre'] as const

function keyOf<Table extends object>(table: Table, name: string): keyof Table | undefined {
  return Object.keys(table).find((key): key is Extract<keyof Table, string> => key === name)
}

/** What a mark is called: as the tools for it are, and what has none by its tag. */
export function useMarkWords(): (mark: Mark) => string {
  const { t, i18n } = useTranslation('html')
  return ({ name, address }) => {
    const tool = keyOf(tools, name)
    const style = styles.find((known) => known === name)
    const said = tool ? t(`tool.${tools[tool]}`) : style && t(`style.${style}`)
    const word = said?.toLocaleLowerCase(i18n.language) ?? `<${name}>`
    return address ? `${word} (${address})` : word
  }
}
