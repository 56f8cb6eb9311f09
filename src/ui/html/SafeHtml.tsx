import { lazy, Suspense } from 'react'
import { PageSkeleton } from '../PageSkeleton.tsx'

const SanitisedHtml = lazy(async () => ({
  default: (await import('./SanitisedHtml.tsx')).SanitisedHtml,
}))

interface Props {
  html: string
  /** Language of the text, where it is not the interface's. */
  lang?: string
}

/** HTML that came from the service, shown without its scripts, styles, forms and frames. */
export function SafeHtml(props: Props) {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <SanitisedHtml {...props} />
    </Suspense>
  )
}
