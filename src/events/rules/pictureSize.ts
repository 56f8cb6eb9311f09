import type { PictureSize } from './breaches.ts'

/** Milliseconds for which a picture is waited for. */
const patience = 10_000

/** How many are remembered on this page. */
const most = 500

const known = new Map<string, Promise<PictureSize | null>>()

/** Loads a picture once to measure it; null when it cannot be loaded, which is tried again at the next question. */
export function loadedSize(address: string): Promise<PictureSize | null> {
  const earlier = known.get(address)
  if (earlier) return earlier
  const loading = load(address)
  if (known.size >= most) known.clear()
  known.set(address, loading)
  void loading.then((size) => (size === null ? known.delete(address) : undefined))
  return loading
}

function load(address: string): Promise<PictureSize | null> {
  return new Promise((resolve) => {
    const picture = new Image()
    const timer = setTimeout(() => resolve(null), patience)
    const end = (size: PictureSize | null) => {
      clearTimeout(timer)
      resolve(size)
    }
    picture.referrerPolicy = 'no-referrer'
    picture.addEventListener('load', () =>
      end({ width: picture.naturalWidth, height: picture.naturalHeight }),
    )
    picture.addEventListener('error', () => end(null))
    picture.src = address
  })
}
