import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useStatusReach } from '../../core/views/list/statusReach.ts'
import { type Language, languagesOf } from '../../api/language.ts'
import { ApiError } from '../../api/apiError.ts'
import type { Service } from '../../api/service.ts'
import { seekVersion, type Sought } from '../translations/version/seekVersion.ts'

/** The version of an event in another language, as far as it was looked for. */
export interface SoughtVersion {
  readonly language: Language
  readonly sought: Sought | null
}

/** A reading that was called off, because nobody looked any more at what it was shared with. */
const unanswered = (): Sought => ({
  kind: 'refused',
  refusal: new ApiError({ kind: 'unanswered' }),
})

/** Looks for the versions of an event in every other language: those confirmed, and those that are almost certain. */
export function useVersions(service: Service, id: number) {
  const client = useQueryClient()
  const reach = useStatusReach(service)
  const others = languagesOf(service.configuration).filter((one) => one !== service.language)
  const [versions, setVersions] = useState<readonly SoughtVersion[]>(() =>
    others.map((language) => ({ language, sought: null })),
  )
  // Where it cannot be looked for once more, what was found stays: that it is not answered is said of itself.
  const isKept = ({ sought }: SoughtVersion, next: SoughtVersion) =>
    sought?.kind === 'here' && next.sought?.kind === 'refused'
  const put = (next: SoughtVersion) =>
    setVersions((before) =>
      before.map((one) => (one.language === next.language && !isKept(one, next) ? next : one)),
    )
  const seek = async (language: Language): Promise<SoughtVersion> => {
    const place = { id }
    const asked = { from: service.language, collection: 'events', place, isBeside: false } as const
    const seeking = { client, service: service.in(language), reach, asked }
    return { language, sought: await seekVersion(seeking).catch(unanswered) }
  }
  const begin = useEffectEvent(() => others.map(seek))
  const take = useEffectEvent(put)
  useEffect(() => {
    let isWanted = true
    const follow = async (seeking: Promise<SoughtVersion>) => {
      const next = await seeking
      if (isWanted) take(next)
    }
    for (const seeking of begin()) void follow(seeking)
    return () => {
      isWanted = false
    }
  }, [])
  return {
    versions,
    again(): void {
      for (const language of others) void seek(language).then(put)
    },
  }
}
