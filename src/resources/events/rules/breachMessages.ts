import { useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { Configuration } from '../../../api/configuration.ts'
import type { Language } from '../../../api/language.ts'
import { useService } from '../../../api/useService.ts'
import type { Sentences } from '../../../core/views/form/recordForm.ts'
import { useStatusReach } from '../../../core/views/list/statusReach.ts'
import { formatList, formatNumber, languageName } from '../../../i18n/formats.ts'
import { type Breach, fieldOfRule, goesOut } from './breaches.ts'
import { type IntendedWrite, refusedBreaches } from './judging.ts'
import { type LoadVersions, VersionsLook } from './versionsLook.ts'

/** Says broken rules in the reader's language. */
export function breachMessages(
  t: TFunction<'rules'>,
  language: string,
  { rules }: Pick<Configuration, 'rules'>,
): (breach: Breach) => string {
  const number = (value: number) => formatNumber(language, value)
  const { width = 0, height = 0 } = rules?.pictureSize ?? {}
  const smallest = () => {
    if (width && height) return t('size.both', { width: number(width), height: number(height) })
    return width
      ? t('size.width', { width: number(width) })
      : t('size.height', { height: number(height) })
  }
  return (breach) => {
    if (breach.rule === 'descriptionLength')
      return t(`breach.description.${breach.word}`, {
        count: breach.length,
        length: number(breach.length),
        limit: number(breach.limit),
      })
    if (breach.rule === 'pictureSize') {
      if (breach.word === 'unknown') return t('breach.pictureSize.unknown')
      const found = {
        width: number(breach.found.width),
        height: number(breach.found.height),
      }
      return t('breach.pictureSize.small', { found: t('size.both', found), smallest: smallest() })
    }
    if (breach.rule === 'languages')
      return t(`breach.languages.${breach.word}`, {
        languages: formatList(
          language,
          breach.languages.map((one) => languageName(language, one)),
        ),
      })
    return t(`breach.${breach.rule}`)
  }
}

interface Gated extends IntendedWrite {
  /** of the event, where that is not the page's */
  readonly language?: Language | undefined
  /** how its versions are found, where many are looked for at once */
  readonly loadVersions?: LoadVersions | undefined
}

/**
 * What keeps an event from being written, as sentences by the field they are about; none where the site has no rules,
 * or the event does not go out. The words of the rules come with the first event that does.
 */
export function usePublishGate(): (asked: Gated) => Promise<Sentences> {
  const here = useService()
  const client = useQueryClient()
  const reach = useStatusReach(here)
  const usual = use(VersionsLook)?.load ?? null
  const { i18n } = useTranslation()
  return async ({ language, loadVersions = usual, ...asked }) => {
    const { configuration } = here
    if (configuration.rules === undefined || !goesOut(asked.after.status)) return {}
    const service = language === undefined ? here : here.in(language)
    await i18n.loadNamespaces('rules')
    const breaches = await refusedBreaches(asked, { client, service, reach, loadVersions })
    const words = breachMessages(i18n.getFixedT(null, 'rules'), i18n.language, configuration)
    const sentences: Record<string, string> = {}
    for (const breach of breaches) {
      const field = fieldOfRule[breach.rule]
      sentences[field] = [sentences[field], words(breach)].filter(Boolean).join(' ')
    }
    return sentences
  }
}
