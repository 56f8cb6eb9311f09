import { Facts } from '../../../ui/Facts.tsx'
import { LanguageChip } from '../../../ui/LanguageChip.tsx'
import { CellLink } from '../board/CellLink.tsx'
import type { HrefOf } from '../board/useVersionLinks.ts'
import type { Place } from '../pairing/pairing.ts'
import type { Version } from '../state/version.ts'
import type { ConfirmMessages } from './useConfirmMessages.ts'

interface Props {
  place: Place
  /** undefined for what was not read: it is not among the listed ones, or is there no more */
  version: Version | undefined
  hrefOf: HrefOf
  words: ConfirmMessages
}

/** One of the records of a pair: its language, its title, which opens it, and what tells it from others. */
export function VersionSide({ place, version, hrefOf, words }: Props) {
  const { t, languageName, factsOf } = words
  const { language, id } = place
  return (
    <div data-side>
      <LanguageChip {...{ language }} label={languageName(language)} />
      <div>
        {version ? (
          <CellLink {...{ version, hrefOf }} untitled={t('ui:untitled')} />
        ) : (
          <a href={hrefOf(place)} tabIndex={-1}>
            {t('ui:number', { id })}
          </a>
        )}
        <div data-facts>{version ? <Facts>{factsOf(version)}</Facts> : t('answered.unlisted')}</div>
      </div>
    </div>
  )
}
