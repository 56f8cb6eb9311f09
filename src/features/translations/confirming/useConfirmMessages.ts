import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import { formatDateTime, formatList } from '../../../i18n/formats.ts'
import { inLanguage } from '../../../ui/speech/inLanguage.ts'
import type { Versions } from '../pairing/listing.ts'
import type { Place, Evidence } from '../pairing/pairing.ts'
import type { Version } from '../state/version.ts'
import type { ConfirmItem } from './confirmItems.ts'

/** What speaks for a pair, and is a fact that versions share. */
const factOfClue = {
  venue: 'venue',
  organizer: 'organizer',
  parent: 'parent',
  address: 'address',
  phone: 'phone',
  email: 'email',
  website: 'website',
  price: 'cost',
  picture: 'image',
} as const

function isFactClue(kind: Evidence['kind']): kind is keyof typeof factOfClue {
  return kind in factOfClue
}

/** What the pairs to confirm are said with; asked for once. */
export function useConfirmMessages() {
  const { t, i18n } = useTranslation(['translations', 'app', 'ui'])
  const { languages } = useService().configuration
  const { language } = i18n
  return useMemo(() => {
    const titleOf = ({ texts }: Version) => texts.title || t('ui:untitled')
    const languageName = (code: string) => languages[code] ?? code
    return {
      t,
      titleOf,
      /** the same for a sentence that is drawn with its languages (`Sentence`) */
      spokenTitle: (version: Version) =>
        version.texts.title ? inLanguage(version.texts.title, version.language) : t('ui:untitled'),
      languageName,
      /** «“Fira” in Catalan and “Feria” in Spanish»: by their numbers what `titleIn` does not know */
      versionsNamed: (versions: Versions, titleIn: (place: Place) => string | undefined) =>
        formatList(
          language,
          Object.entries(versions).map(([code, id]) =>
            t('files.version', {
              name: titleIn({ language: code, id }) ?? t('ui:number', { id }),
              language: languageName(code),
            }),
          ),
        ),
      /** «ds., 21 de nov. 2026, 10:00», «fira-del-llibre» */
      factsOf: ({ start_date, slug }: Version) => [
        start_date && formatDateTime(language, start_date, 'short'),
        slug,
      ],
      nameOf: ({ source, candidate }: ConfirmItem) =>
        t('confirming.pair', { one: titleOf(source), other: titleOf(candidate) }),
      evidenceOf: ({ evidence }: Pick<ConfirmItem, 'evidence'>) => {
        const named = (isFor: boolean) =>
          formatList(
            language,
            evidence
              .filter(({ weight }) => weight > 0 === isFor)
              .map(({ kind }) =>
                t(isFactClue(kind) ? `facts.${factOfClue[kind]}` : `clues.${kind}`),
              ),
          )
        const [same, other] = [named(true), named(false)]
        return [same && t('confirming.same', { same }), other && t('confirming.differ', { other })]
          .filter(Boolean)
          .join(' ')
      },
    }
  }, [t, languages, language])
}

export type ConfirmMessages = ReturnType<typeof useConfirmMessages>
