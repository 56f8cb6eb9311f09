import { useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useEffectEvent, useState } from 'react'
import { useStatusReach } from '../../collection/list/statusReach.ts'
import type { PublishingRules } from '../../service/configuration.ts'
import { useService } from '../../service/useService.ts'
import { useSettled } from '../../ui/form/useSettled.ts'
import type { EventRecord } from '../eventRecord.ts'
import type { JudgedFacts, PictureSize } from './breaches.ts'
import { type Bench, pictureSizeOf, versionsOf } from './judging.ts'
import { VersionsLook } from './versionsLook.ts'

/** Milliseconds without a key before a picture is loaded. */
const pause = 600

interface Found<F> {
  readonly of: string
  readonly fact: F
}

/** What was found out last about something, and whether it is about what stands there now. */
function useLook<F>(of: string, look: () => Promise<F>): F | undefined {
  const [found, setFound] = useState<Found<F> | null>(null)
  const begin = useEffectEvent(look)
  useEffect(() => {
    let isWanted = true
    const follow = async () => {
      const fact = await begin()
      if (isWanted) setFound({ of, fact })
    }
    void follow()
    return () => {
      isWanted = false
    }
  }, [of])
  return found?.of === of ? found.fact : undefined
}

/** The facts about an event in a form that take a look elsewhere; each is left out until it is known. */
export function useRuleFacts(
  rules: PublishingRules,
  image: string,
  opened: EventRecord | null,
): {
  readonly picture: PictureSize | null | undefined
  readonly versions: JudgedFacts['versions']
} {
  const service = useService()
  const reach = useStatusReach(service)
  const client = useQueryClient()
  const bench: Bench = { client, service, reach, loadVersions: use(VersionsLook) }
  const known = { id: opened?.id, image: opened?.image }
  const typed = useSettled(image.trim(), pause)
  const picture = useLook(typed, async () =>
    rules.pictureSize && typed !== '' ? pictureSizeOf(typed, bench, known) : null,
  )
  const versions = useLook(`${opened?.id ?? ''} ${opened?.modified_utc ?? ''}`, () =>
    versionsOf(rules, bench, known),
  )
  return { picture: typed === image.trim() ? picture : undefined, versions: versions ?? {} }
}
