import { useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { Sentences } from '../../../core/views/form/recordForm.ts'
import { useStatusReach } from '../../../core/views/list/statusReach.ts'
import type { Language } from '../../../api/language.ts'
import { useService } from '../../../api/useService.ts'
import { fieldOfRule, goesOut } from './breaches.ts'
import { breachMessages } from './breachMessages.ts'
import { type IntendedWrite, refusedBreaches } from './judging.ts'
import { type LoadVersions, VersionsLook } from './versionsLook.ts'

export interface Gated extends IntendedWrite {
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
