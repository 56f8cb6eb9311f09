import { useTranslation } from 'react-i18next'
import type { Language } from '../../api/language.ts'
import { restRootOf } from '../../api/outgoing.ts'
import { useService } from '../../api/useService.ts'
import {
  type Finding,
  type Verdict,
  verdictOf,
  verdicts,
  abilities,
  type Ability,
  isRemedied,
} from './findings.ts'
import { checkNames, isOfTheSite, type CheckName, languagesFor } from './run.ts'
import { type TestState, type Found, foundKey } from './useConnectionTest.ts'
import { formatList } from '../../i18n/formats.ts'

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

/** What a check found alike in some languages; null while it is being made, or when it was not. */
interface Group {
  readonly finding: Finding | null
  readonly languages: readonly Language[]
}

/** What a check found, once for all languages in which it is the same. */
export function groupsOf(check: CheckName, languages: readonly Language[], found: Found): Group[] {
  const groups = new Map<string, { finding: Finding | null; languages: Language[] }>()
  for (const language of languagesFor(check, languages)) {
    const finding = found.get(foundKey(check, language)) ?? null
    const key = JSON.stringify(finding)
    const group = groups.get(key) ?? { finding, languages: [] }
    group.languages.push(language)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** How often each verdict was given, those without any left out. */
export function sumsOf(found: Found): readonly (readonly [Verdict, number])[] {
  const given = [...found.values()].map(({ name }) => verdictOf[name])
  return verdicts
    .map((verdict) => [verdict, given.filter((one) => one === verdict).length] as const)
    .filter(([, number]) => number > 0)
}

interface FindingMessage {
  readonly verdict: string
  readonly sentence: string
  /** what to do about it; null when there is nothing to do */
  readonly advice: string | null
  readonly code: string | null
}

type FindingMessageOf = (finding: Finding) => FindingMessage

/** What was found in words. */
export function useFindingMessages(): FindingMessageOf {
  const { t, i18n } = useTranslation('connection')
  const listed = (some: readonly Ability[]) =>
    formatList(
      i18n.language,
      some.map((one) => t(`ability.${one}`)),
    )
  return ({ name, values, may = [], code = null }) => ({
    verdict: t(`verdict.${verdictOf[name]}`),
    sentence: t(`finding.${name}`, {
      ...values,
      may: listed(may),
      not: listed(abilities.filter((one) => !may.includes(one))),
    }),
    advice: isRemedied(name) ? t(`advice.${name}`) : null,
    code,
  })
}
