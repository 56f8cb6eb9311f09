import { Suspense } from 'react'
import { PageSkeleton } from '../PageSkeleton.tsx'
import { lazily } from '../lazily.tsx'

const SanitisedHtml = lazily(() => import('./SanitisedHtml.tsx').then((it) => it.SanitisedHtml))

interface Props {
  html: string
  /** Language of the text, where it is not the interface's. */
  lang?: string
}

/** HTML that came from the service, shown without its scripts, styles, forms and frames. */
export function SafeHtml(props: Props) {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <SanitisedHtml {...props} fallback={<PageSkeleton />} />
    </Suspense>
  )
}
