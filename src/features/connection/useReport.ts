import { useTranslation } from 'react-i18next'
import { restRootOf } from '../../api/outgoing.ts'
import type { Language } from '../../api/language.ts'
import { useService } from '../../api/useService.ts'
import { type Group, groupsOf } from './groups.ts'
import { checkNames, isOfTheSite } from './run.ts'
import type { TestState } from './useConnectionTest.ts'
import { useFindingMessages } from './useFindingMessages.ts'

const indented = (text: string) => text.replaceAll(/^/gm, '    ')

/** What the test was of: addresses and names, and nothing secret. */
function useReportHead() {
  const { t } = useTranslation(['connection', 'uncaught'])
  const { configuration, account } = useService()
  const { namespace, languageParameter, updateMethod, perPage } = configuration.service
  return (languages: readonly Language[]) => [
    t('report.title'),
    t('report.made', { time: new Date().toISOString() }),
    t('uncaught:report.page', { address: location.origin + location.pathname }),
    t('uncaught:report.browser', { browser: navigator.userAgent }),
    ...languages.map((language) => {
      const address = restRootOf(configuration, language, document.baseURI)
      return t('report.address', { language, address })
    }),
    t('report.names', {
      namespace,
      parameter: languageParameter,
      method: updateMethod,
      perPage,
      timezone: configuration.timezone,
    }),
    t('report.account', { account: t(`who.${account.kind}`) }),
  ]
}

/** What was found in one group of languages, with what to do about it under it. */
function useEntry() {
  const { t } = useTranslation(['connection', 'uncaught'])
  const wordsOf = useFindingMessages()
  return ({ finding, languages }: Group, isOfSite: boolean): string => {
    const place = isOfSite ? '' : ` ${languages.join(', ').toUpperCase()}:`
    if (finding === null) return `[${t('unmade')}]${place}`
    const { verdict, sentence, advice, code } = wordsOf(finding)
    const lines = [`[${verdict}]${place} ${sentence}`]
    if (advice !== null) lines.push(indented(`${t('remedy')}: ${advice}`))
    if (code !== null) lines.push(indented(code))
    return lines.join('\n')
  }
}

/** The whole test as a text for who looks after the site, in the language of the interface. */
export function useReport() {
  const { t } = useTranslation(['connection', 'uncaught'])
  const entryOf = useEntry()
  const headOf = useReportHead()
  return ({ found, phase }: TestState, languages: readonly Language[]): string => {
    const head = headOf(languages)
    if (phase !== 'done') head.push(t('report.incomplete'))
    const bodies = checkNames.map((check) => {
      const groups = groupsOf(check, languages, found)
      const entries = groups.map((group) => entryOf(group, isOfTheSite(check)))
      return `${t(`check.${check}`)}\n${entries.join('\n')}`
    })
    return `${head.join('\n')}\n\n${bodies.join('\n\n')}\n`
  }
}
