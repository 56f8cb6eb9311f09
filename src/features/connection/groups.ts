import type { Language } from '../../api/language.ts'
import { type Finding, type Verdict, verdictOf, verdicts } from './findings.ts'
import { type CheckName, languagesFor } from './run.ts'
import { type Found, foundKey } from './useConnectionTest.ts'

/** What a check found alike in some languages; null while it is being made, or when it was not. */
export interface Group {
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
