import { styled } from '@mui/material/styles'
import { use, useEffect, useState } from 'react'
import { languagesOf } from '../../../api/language.ts'
import type { Service } from '../../../api/service.ts'
import { LanguageChip } from '../../../ui/LanguageChip.tsx'
import { RouterLink } from '../../../ui/RouterLinks.tsx'
import { VersionsLook, type VersionsOf } from '../rules/versionsLook.ts'

const Chips = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  gap: theme.spacing(0.5),
  // No row is higher for its chips.
  position: 'relative',
  top: -1,
  margin: '-2px 0',
  verticalAlign: 'middle',
}))

const none: VersionsOf = () => []

/**
 * The versions of listed events that this device knows of, read when the rows are painted; null where the calendar has
 * one language.
 * @param rows what is listed: read again when that is
 */
export function useVersionsOf(service: Service, rows: unknown): VersionsOf | null {
  const known = use(VersionsLook)?.known
  const [versionsOf, setVersionsOf] = useState<{ readonly of: VersionsOf }>({ of: none })
  const isAlone = languagesOf(service.configuration).length < 2
  useEffect(() => {
    if (!known || !rows || isAlone) return
    let isWanted = true
    const read = async () => {
      const of = await known(service)
      if (isWanted) setVersionsOf({ of })
    }
    // On a device that keeps nothing the list is whole, but for this column.
    void read().catch(() => {})
    return () => {
      isWanted = false
    }
  }, [known, service, rows, isAlone])
  return isAlone || !known ? null : versionsOf.of
}

interface EventLanguagesProps {
  id: number
  versionsOf: VersionsOf
  /** names of the languages, by code */
  names: Readonly<Record<string, string>>
}

/** The languages an event has besides that of the list, each a way to its version; in dots what nobody confirmed. */
export function EventLanguages({ id, versionsOf, names }: EventLanguagesProps) {
  return (
    <Chips>
      {versionsOf(id).map((version) => (
        <RouterLink
          key={version.language}
          to="/$language/events/$id"
          params={{ language: version.language, id: String(version.id) }}
          underline="hover"
          color="textPrimary"
        >
          <LanguageChip
            language={version.language}
            label={names[version.language] ?? version.language}
            isDotted={version.isLikely ?? false}
          />
        </RouterLink>
      ))}
    </Chips>
  )
}
