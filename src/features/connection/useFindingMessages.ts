import { useTranslation } from 'react-i18next'
import { formatList } from '../../i18n/formats.ts'
import { abilities, type Ability, type Finding, isRemedied, verdictOf } from './findings.ts'

export interface FindingMessage {
  readonly verdict: string
  readonly sentence: string
  /** what to do about it; null when there is nothing to do */
  readonly advice: string | null
  readonly code: string | null
}

export type FindingMessageOf = (finding: Finding) => FindingMessage

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
