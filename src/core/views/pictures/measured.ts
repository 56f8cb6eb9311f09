/** A picture as the browser found it; `bytes` is null where it does not tell. */
export interface Measured {
  readonly width: number
  readonly height: number
  readonly bytes: number | null
}

/**
 * Size and weight of a picture on the page. Asking another site for the weight would fail in the console;
 * what the browser kept of the loading is all there is, and for other sites that is often nothing.
 */
export function measured({ currentSrc, naturalWidth, naturalHeight }: HTMLImageElement): Measured {
  const entry = performance.getEntriesByName?.(currentSrc, 'resource').at(-1)
  const bytes = entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0
  return { width: naturalWidth, height: naturalHeight, bytes: bytes > 0 ? bytes : null }
}
